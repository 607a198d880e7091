import { DOMAIN_BASE, DOMAIN_LIST, FEATURES } from './features.ts';

/** A file in a feature folder, and the shelf that the folder is on. */
const PLACED = /^(domain\/src|server\/src\/features|web\/src\/features)\/(.+)$/;

/** Files that are loose on the server's shelf: the lists that join the features. */
const SERVER_LISTS = /^[^/]+\.tsx?$/;

/** Files whose folder is not on the list of features, so that no rule would hold for them. */
export function unlisted(files: string[]): string[] {
  return files.filter((file) => {
    const [, shelf, rest] = PLACED.exec(file) ?? [];
    if (!shelf || !rest) return false;
    if (shelf === 'server/src/features' && SERVER_LISTS.test(rest)) return false;
    return !mayStandOn(shelf, rest.split('/')[0] ?? '');
  });
}

function mayStandOn(shelf: string, folder: string): boolean {
  if (shelf === 'domain/src' && [...DOMAIN_BASE, DOMAIN_LIST].includes(folder)) return true;
  const feature = FEATURES.find(({ name }) => name === folder);
  return feature !== undefined && (!feature.webOnly || shelf === 'web/src/features');
}
