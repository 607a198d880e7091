import type { Finding } from './finding.ts';

const SAYS_NOTHING = new Set(['utils', 'helpers', 'common', 'misc', 'manager', 'data', 'info']);
/** Also at the end of a longer name, in the singular too; `file-info` and `common-passwords` do say something. */
const SAYS_NOTHING_AT_THE_END = /-(utils?|helpers?|misc|managers?)$/;

/** A folder or file whose name does not tell what is in it. */
export function findInName(path: string): Finding[] {
  const names = path.split('/').map((part) => part.replace(/(?<=.)\..*$/, ''));
  return names
    .filter(
      (name) => SAYS_NOTHING.has(name) || SAYS_NOTHING_AT_THE_END.test(name) || /^(util|helper)$/.test(name),
    )
    .map((name) => ({
      where: path,
      rule: 'names-say-something',
      why: `anything could be called ${name}; split it by verb or by noun`,
    }));
}
