import type { Plugin } from 'vite';
import { PAGE_PATHS } from './src/app/dashboard/page-paths.ts';

const FILE = '/src/app/dashboard/page-paths.ts';

/** Puts the list of addresses in the place of what it is made of. */
export function pagePaths(): Plugin {
  return {
    name: 'page-paths',
    apply: 'build',
    enforce: 'pre',
    load: (id) =>
      id.endsWith(FILE) ? `export const PAGE_PATHS = ${JSON.stringify(PAGE_PATHS)};` : undefined,
  };
}
