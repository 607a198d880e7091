export { acceptedBytes, acceptedFiles, readAccepted } from './archived-files.ts';
export { requireAccepted, requireFiles, usableFiles } from './require-files.ts';
export { createLinks, createSignedLinks, type Links, type SignedLinks } from './serve/links.ts';
export { shownFiles } from './serve/shown-files.ts';
export { forgetRead, forgetUnread } from './store/forget-files.ts';
export { storedFiles } from './stored-files.ts';
