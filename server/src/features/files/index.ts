export { requireFiles } from './require-files.ts';
