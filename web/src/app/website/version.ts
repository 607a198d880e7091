/** Of the application, as the build found it. */
export { version } from '../../../../package.json';
