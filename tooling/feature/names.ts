/** The noun that the slice is written for. It is two words, so that each way to write it can be told from the others. */
const WRITTEN = { one: 'spare-part', many: 'spare-parts' };

export type Noun = { one: string; many: string };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const camel = (name: string) => name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
const snake = (name: string) => name.replaceAll('-', '_');
const words = (name: string) => name.replaceAll('-', ' ');

/** Every way in which a name is written: in paths, code, SQL and sentences. */
const SPELLINGS: readonly ((name: string) => string)[] = [
  (name) => name,
  camel,
  (name) => capital(camel(name)),
  snake,
  (name) => snake(name).toUpperCase(),
  words,
  (name) => capital(words(name)),
];

/** As code names it: a variable, and a type. */
export const identifiersOf = ({ one, many }: Noun): string[] =>
  [one, many].flatMap((name) => [camel(name), capital(camel(name))]);
export const tableOf = ({ one }: Noun): string => snake(one);
export const variableOf = ({ many }: Noun): string => camel(many);
export const constantOf = ({ many }: Noun): string => `${snake(many).toUpperCase()}_FEATURE`;

/** What is one of these, for regular English plurals; nothing for any other word. */
export function nounOf(many: string): Noun | undefined {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(many)) return undefined;
  const [, one = '', end = ''] = /^(.*?[a-z])(ies|sses|shes|ches|xes|s)$/.exec(many) ?? [];
  if (end === 'ies') return { one: `${one}y`, many };
  if (end.endsWith('es')) return { one: one + end.slice(0, -2), many };
  return end === '' || /[sui]$/.test(one) ? undefined : { one, many };
}

const SOUNDS_LIKE_A_VOWEL = /^(?!uni|use|eu|one)[aeiou]/;

/** A text of the slice, written for another noun. */
export function writtenFor(text: string, noun: Noun): string {
  const article = SOUNDS_LIKE_A_VOWEL.test(noun.one) ? 'n' : '';
  const pairs = SPELLINGS.flatMap((spell) => [
    [spell(WRITTEN.many), spell(noun.many)] as const,
    [spell(WRITTEN.one), spell(noun.one)] as const,
  ]);
  const spelled = new Map<string, string>(pairs);
  const any = new RegExp([...spelled.keys()].toSorted((a, b) => b.length - a.length).join('|'), 'g');
  return text
    .replaceAll(/\b([Aa]) (?=spare part)/g, (_, letter: string) => `${letter}${article} `)
    .replaceAll(any, (found) => spelled.get(found) ?? found);
}
