export { sitesNamed } from './sites-named.ts';
