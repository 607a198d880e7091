import { constantOf, type Noun, tableOf, variableOf } from './names.ts';
import type { Wish } from './slice.ts';

export type Edit = {
  file: string;
  /** What was done there, and what a person has to look at. */
  said: string;
  edit: (text: string, wish: Wish) => string;
};

/** The text with something put behind the last match; what is not there any more is told. */
function behind(text: string, place: RegExp, added: string): string {
  const last = [...text.matchAll(place)].at(-1);
  if (!last) throw new Error(`there is no ${String(place)} any more`);
  const at = last.index + last[0].length;
  return text.slice(0, at) + added + text.slice(at);
}

const LIST = /(const FEATURES[^=]*= )\[([^\]]*)\]/;

/** A list of features with one more. Where the order says nothing, it is that of the alphabet. */
export function withFeature(text: string, item: string, from: string, isSorted = true): string {
  const [, , listed] = LIST.exec(text) ?? [];
  if (listed === undefined) throw new Error('there is no list of features any more');
  const items = [...listed.split(',').map((one) => one.trim()), item].filter((one) => one !== '');
  const list = `$1[${(isSorted ? items.toSorted() : items).join(', ')}]`;
  return behind(text, /^import .*;\n/gm, `import { ${item} } from '${from}';\n`).replace(LIST, list);
}

/** What the new calls need, and who has the new permissions, from what was asked for on the command line. */
export function withExpectations(text: string, { noun, hasPermissions }: Wish): string {
  const path = `/:org/${noun.many}`;
  const own = tableOf(noun);
  const [view, edit, remove] = hasPermissions
    ? [`${own}.view`, `${own}.edit`, `${own}.delete`]
    : ['org.view', 'org.edit', 'org.edit'];
  const needs = [
    `  'GET ${path}': '${view}',`,
    `  'POST ${path}': '${edit}',`,
    `  'PUT ${path}/:id': '${edit}',`,
    `  'DELETE ${path}/:id': '${remove}',`,
  ];
  const needed = behind(text, /^const NEEDS: .*= \{|^export const NEEDS: .*= \{/gm, `\n${needs.join('\n')}`);
  if (!hasPermissions) return needed;
  const holders = [`'${view}': 'OASMQ',`, `'${edit}': 'OASM',`, `'${remove}': 'OAS',`];
  return behind(needed, /^const ADDED: .*= \{/gm, `\n${holders.join('\n')}\n`);
}

const from = (noun: Noun, folder: string, file: string) => `${folder}${noun.many}/${file}`;

/** The only files that know all features. */
export const EDITS: readonly Edit[] = [
  {
    file: 'domain/src/features/list.ts',
    said: 'it is listed last; move it to where its row belongs on the roles page',
    edit: (text, { noun }) => withFeature(text, constantOf(noun), from(noun, '../', 'feature.ts'), false),
  },
  {
    file: 'server/src/features/index.ts',
    said: 'it is listed',
    edit: (text, { noun }) => withFeature(text, variableOf(noun), from(noun, './', 'feature.ts')),
  },
  {
    file: 'web/src/app/features.ts',
    said: 'it is listed',
    edit: (text, { noun }) => withFeature(text, variableOf(noun), from(noun, '../features/', 'feature.tsx')),
  },
  {
    file: 'server/src/testing/matrix/expected.ts',
    said: 'who may do what, as you asked for it; it is a second opinion, so a person has to confirm it',
    edit: withExpectations,
  },
];
