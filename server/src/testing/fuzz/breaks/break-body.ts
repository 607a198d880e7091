import { takesBody } from '@qrigin/domain/http';
import type { Request } from '../request.ts';
import type { Break, Broken } from './break.ts';
import { type Dice, oneOf } from './dice.ts';

/** A value within the body, with what holds it, so that it can be replaced. */
type Place = { holder: Record<string, unknown>; key: string };

const MORE_THAN_ANY_TEXT = 100_001;
const MORE_THAN_ANY_BODY = 1024 * 1024 + 1;
const DEPTH = 20_000;

const OTHER_TYPES = [0, 'text', null, [], {}, true, 1.5, ['text'], { name: 'text' }];

/** Numbers as JSON text, because not all of them survive being a value here. */
const HUGE_NUMBERS = ['1e308', '1e999', '-1e999', '-0', '9007199254740993', '2147483648', '-9e99', '"NaN"'];

const BROKEN_JSON: ((text: string) => string)[] = [
  (text) => text.slice(0, -1),
  (text) => `${text}}`,
  (text) => `${text} ${text}`,
  (text) => text.replaceAll('"', "'"),
  () => '',
  () => ' ',
  () => 'undefined',
  () => '{"a":}',
  () => '[1,]',
  () => '{"\ud800',
  () => '\u0000',
];

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])]);
}

/** Whether the contract refuses this body, whatever the server may say. */
function isRefused({ endpoint }: Request, text: string): boolean {
  try {
    return !endpoint.body.safeParse(JSON.parse(text)).success;
  } catch {
    return true;
  }
}

function withText(request: Request, text: string, detail: string): Broken {
  return { request: { ...request, text }, detail, mustFail: isRefused(request, text) };
}

/** The request with another value in one place of its body, chosen among those that `suits` takes. */
function change(
  request: Request,
  roll: Dice,
  suits: (value: unknown) => boolean,
  next: (value: unknown) => unknown,
): Broken {
  const copy = { body: structuredClone(request.value) };
  const { holder, key } = oneOf(
    placesIn(copy).filter((place) => suits(place.holder[place.key])),
    roll,
  );
  holder[key] = next(holder[key]);
  // A number that is no value here is written as text between these marks.
  const text = (JSON.stringify(copy.body) ?? 'null').replace(/"@@(.*)@@"/, (_, raw) =>
    JSON.parse(`"${raw}"`),
  );
  return withText(request, text, key);
}

/** A break of one value in the body. */
function ofValue(
  name: string,
  suits: (value: unknown) => boolean,
  next: (value: unknown, roll: Dice) => unknown,
): Break {
  return {
    name,
    fits: ({ value }) => placesIn({ body: value }).some(({ holder, key }) => suits(holder[key])),
    apply: (request, { roll }) => change(request, roll, suits, (value) => next(value, roll)),
  };
}

const isText = (value: unknown) => typeof value === 'string';
const isAny = (value: unknown) => value !== undefined;
const isFields = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value);
const hasFields = (value: unknown) => isFields(value) && Object.keys(value as object).length > 0;

/** Plain writing to `__proto__` would set the prototype; defined it is a key like any other. */
function withKey(value: unknown, key: string, added: unknown): unknown {
  return Object.defineProperty({ ...Object(value) }, key, { value: added, enumerable: true });
}

function withoutKey(value: unknown, roll: Dice): unknown {
  const fields = Object.entries(value as object);
  const gone = roll(fields.length);
  return Object.fromEntries(fields.filter((_, at) => at !== gone));
}

const PROTOTYPE_KEYS: [key: string, value: unknown][] = [
  ['__proto__', { is_admin: true }],
  ['__proto__', null],
  ['constructor', { prototype: { is_admin: true } }],
  ['constructor', 'text'],
  ['prototype', {}],
  ['toString', 'text'],
  ['hasOwnProperty', true],
];

/** A break of how the body is written. */
function ofText(name: string, next: (text: string, roll: Dice) => string): Break {
  return {
    name,
    fits: ({ text }) => text !== undefined,
    apply: (request, { roll }) => withText(request, next(request.text ?? '', roll), ''),
  };
}

export const BODY_BREAKS: Break[] = [
  ofValue('another type', isAny, (_, roll) => oneOf(OTHER_TYPES, roll)),
  ofValue('empty text', isText, (_, roll) => oneOf(['', ' ', '\u00a0\u2003'], roll)),
  ofValue('text over any maximum', isText, () => 'x'.repeat(MORE_THAN_ANY_TEXT)),
  ofValue('null byte', isText, (text) => `${String(text)}\u0000`),
  ofValue('lone surrogate', isText, (text, roll) => `${String(text)}${oneOf(['\ud800', '\udfff'], roll)}x`),
  ofValue('huge number', isAny, (_, roll) => `@@${oneOf(HUGE_NUMBERS, roll)}@@`),
  ofValue('extra key', isFields, (value, roll) =>
    withKey(value, oneOf(['extra', '', 'id', 'org_id'], roll), 1),
  ),
  ofValue('missing key', hasFields, withoutKey),
  ofValue('prototype key', isFields, (value, roll) => withKey(value, ...oneOf(PROTOTYPE_KEYS, roll))),
  ofValue('deep nesting', isAny, () => `@@${'['.repeat(DEPTH)}${']'.repeat(DEPTH)}@@`),
  {
    name: 'key twice',
    fits: ({ value }) => hasFields(value),
    apply(request, { roll }) {
      const [key, value] = oneOf(Object.entries(request.value as object), roll);
      const first = `${JSON.stringify(key)}:${JSON.stringify(oneOf([value, ...OTHER_TYPES], roll))}`;
      return withText(request, `{${first},${(request.text ?? '').slice(1)}`, key);
    },
  },
  ofText('broken JSON', (text, roll) => oneOf(BROKEN_JSON, roll)(text)),
  ofText('body over the limit', () => `"${'x'.repeat(MORE_THAN_ANY_BODY)}"`),
  {
    name: 'body that is not asked for',
    fits: ({ endpoint }) => !takesBody(endpoint),
    apply(request, { roll }) {
      const text = oneOf(['{}', 'null', '{"__proto__":1}', '{', '[]', '"text"'], roll);
      const headers = { ...request.headers, 'content-type': 'application/json' };
      return { request: { ...request, headers, text }, detail: text, mustFail: false };
    },
  },
];
