import { posix } from 'node:path';
import type { Finding } from './finding.ts';

const IN_BACKTICKS = /`([\w.@-]+(?:\/[\w.@-]+)+\.\w+)`/g;
const LINK = /\]\((?![a-z]+:|#|\/)([^)\s#]+)/g;
/** What a run makes is named in the pages and is not in the repository. */
const MADE_BY_RUNS = /(^|\/)(dist|node_modules|\.run|\.reports|\.shots)\//;

/** Repository paths that a page cites in backticks, and files that it links to, which do not exist. */
export function findInPage(page: string, text: string, exists: (path: string) => boolean): Finding[] {
  const cited = [...text.matchAll(IN_BACKTICKS)].flatMap(([, path]) => path ?? []);
  const linked = [...text.matchAll(LINK)].flatMap(([, path = '']) => posix.join(posix.dirname(page), path));
  return [...cited, ...linked]
    .filter((path) => !MADE_BY_RUNS.test(path) && !exists(path))
    .map((path) => ({ where: page, rule: 'cited-paths-exist', why: `${path} is not in the repository` }));
}
