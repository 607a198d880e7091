import { readFileSync } from 'node:fs';
import { PAGES } from '../../domain/src/features/index.ts';
import { FEATURES } from '../boundaries/features.ts';
import { allEndpoints } from '../generate/endpoints.ts';
import { identifiersOf, type Noun, nounOf, tableOf } from './names.ts';
import { isUsedBySlice } from './slice.ts';

/** What PostgreSQL, JavaScript or TypeScript take for a word of theirs. */
const RESERVED = new Set(
  `all analyse analyze and any array as asc both break case cast catch check class collate column const constraint
  continue create default delete desc distinct do else end enum except export extends fetch finally for foreign from
  function grant group having if import in initially interface into lateral leading let limit new not null offset on
  only or order package placing primary private protected public references return returning select static super switch
  table then this throw to trailing try type typeof union unique user using var variadic void when where while window
  with yield`.split(/\s+/),
);

/** Why there can be no new feature of this name, or nothing. */
export async function faultOf(name: string): Promise<string | undefined> {
  const noun = nounOf(name);
  if (!noun) {
    return `${name === '' ? 'Nothing' : name} is not a plural noun in small letters. Say it like this: npm run new-feature -- price-lists --permission`;
  }
  if (FEATURES.some((feature) => feature.name === name)) return `${name} exists already.`;
  if (await isTaken(noun))
    return `${name} exists already: another feature has its table, its page or its calls.`;
  if (isWordOfCode(noun)) return `${noun.one} is a word of the code already. Choose a longer name.`;
  return undefined;
}

async function isTaken(noun: Noun): Promise<boolean> {
  const path = `/:org/${noun.many}`;
  const tables = readFileSync('server/src/db/tables.ts', 'utf8');
  return (
    new RegExp(String.raw`^ +${tableOf(noun)}:`, 'm').test(tables) ||
    PAGES.some((page) => page.path === `/dashboard/:orgId/${noun.many}`) ||
    (await allEndpoints()).some((endpoint) => `${endpoint.path}/`.startsWith(`${path}/`))
  );
}

function isWordOfCode(noun: Noun): boolean {
  const identifiers = identifiersOf(noun);
  return (
    identifiers.some((word) => RESERVED.has(word) || Object.hasOwn(globalThis, word)) ||
    identifiers.some((word) => isUsedBySlice(word))
  );
}
