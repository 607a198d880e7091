export { requireFiles, usableFiles } from './require-files.ts';
export { createLinks, type Links } from './serve/links.ts';
export { shownFiles } from './serve/shown-files.ts';
export { storedFiles } from './stored-files.ts';
