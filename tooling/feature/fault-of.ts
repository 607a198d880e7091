import { readFileSync } from 'node:fs';
import { PAGES } from '../../domain/src/features/index.ts';
import { FEATURES } from '../boundaries/features.ts';
import { allEndpoints } from '../generate/endpoints.ts';
import { identifiersOf, type Noun, nounOf, tableOf } from './names.ts';
import { isUsedBySlice } from './slice.ts';

/** What PostgreSQL, JavaScript or TypeScript take for a word of theirs. */
const RESERVED = new Set(
  `all analyse analyze and any arguments array as asc asymmetric authorization binary both break case cast catch check class
  collate collation column concurrently const constraint continue create cross current_date current_role current_time
  current_user default delete desc distinct do else end enum except export extends fetch finally for foreign freeze from full
  function grant group having if ilike implements import in initially inner interface into is isnull join lateral leading left
  let like limit localtime localtimestamp natural new not notnull null offset on only or order outer overlaps package placing
  primary private protected public references return returning right select session_user similar static super switch symmetric
  table tablesample then this throw to trailing try type typeof union unique user using var variadic verbose void when where
  while window with yield`.split(/\s+/),
);

/** The database cuts off names above 63 letters, and those of its indexes and rules begin with this. */
const LONGEST = 40;

/** Why there can be no new feature of this name, or nothing. */
export async function faultOf(name: string): Promise<string | undefined> {
  const noun = nounOf(name);
  if (!noun) {
    return `${name === '' ? 'Nothing' : name} is not a plural noun in small letters. Say it like this: npm run new-feature -- price-lists --permission`;
  }
  if (name.length > LONGEST) return `${name} is longer than ${LONGEST} letters.`;
  if (FEATURES.some((feature) => feature.name === name)) return `${name} exists already.`;
  if (await isTaken(noun))
    return `${name} exists already: another feature has its table, its page or its calls.`;
  if (isWordOfCode(noun)) return `${noun.one} is a word of the code already. Choose a longer name.`;
  return undefined;
}

async function isTaken(noun: Noun): Promise<boolean> {
  const path = `/:org/${noun.many}`;
  // Its tables stand together at the end; before it are their columns.
  const [, tables = ''] = readFileSync('server/src/db/tables.ts', 'utf8').split('interface DB {');
  return (
    new RegExp(String.raw`^ +${tableOf(noun)}:`, 'm').test(tables) ||
    PAGES.some((page) => page.path === `/dashboard/:orgId/${noun.many}`) ||
    (await allEndpoints()).some((endpoint) => `${endpoint.path}/`.startsWith(`${path}/`))
  );
}

function isWordOfCode(noun: Noun): boolean {
  const identifiers = identifiersOf(noun);
  return (
    [tableOf(noun), ...identifiers].some((word) => RESERVED.has(word) || word in globalThis) ||
    identifiers.some((word) => isUsedBySlice(word))
  );
}
