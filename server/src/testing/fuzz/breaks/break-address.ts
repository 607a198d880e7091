import type { World } from '../../matrix/world.ts';
import { nounOf, UUID } from '../judge/known.ts';
import type { Request } from '../request.ts';
import { type Break, isForHome } from './break.ts';
import { oneOf } from './dice.ts';

/** Written into the address as they are. */
const ODD_TEXTS = [
  '',
  '%00',
  '%ff',
  '%fe%ff',
  '%c0%80',
  '%ed%a0%80',
  '%2f..%2e',
  '..%2f..%2fetc%2fpasswd',
  '..',
  '.',
  '%',
  '%zz',
  '%2',
  '%25',
  '%0a',
  '%0d%0aX-Odd:%201',
  '%20',
  '*',
  ':org',
  '%3F',
  '%23',
  ';a=b',
  '%F0%9F%92%A9',
  '%E2%80%AE',
  '\u00ff',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  '__proto__',
  'constructor',
  'x'.repeat(199),
  'x'.repeat(201),
  'x'.repeat(5000),
  '%41'.repeat(1000),
];

const ODD_NUMBERS = [
  'NaN',
  '1e308',
  '-0',
  '0',
  '-1',
  '9007199254740993',
  '1.5',
  '0x10',
  'Infinity',
  '١',
  'true',
];

const ODD_PAIRS: [name: string, value: string][] = [
  ['extra', '1'],
  ['__proto__', '1'],
  ['__proto__[x]', '1'],
  ['constructor', '1'],
  ['', ''],
  ['%00', '%00'],
  ['%ff', '%ff'],
  ['%', '%'],
  ['a[b][c]', '1'],
  ['a[]', '1'],
];

function withQuery(request: Request, query: Request['query'], detail: string) {
  return { request: { ...request, query }, detail, mustFail: false };
}

/** Where the request names a row of the organisation: in its path or in its body. */
function namedRows({ endpoint, params, value }: Request, world: World) {
  // What is called like a row but holds no id, such as the name of a subdomain, names none.
  const fields = Object.entries({ ...params, ...Object(value) }).filter(([, held]) =>
    UUID.test(String(held)),
  );
  return fields.flatMap(([field]) => {
    const thing = endpoint.ids[field]?.name ?? nounOf(field);
    const id = Object.hasOwn(world.neighbour.things, thing) ? world.neighbour.things[thing] : undefined;
    return id === undefined ? [] : [{ field, id }];
  });
}

export const ADDRESS_BREAKS: Break[] = [
  {
    name: 'odd parameter',
    fits: ({ params }) => Object.keys(params).length > 0,
    apply(request, { roll }) {
      const name = oneOf(Object.keys(request.params), roll);
      const odd = oneOf(ODD_TEXTS, roll);
      const text = roll(3) === 0 ? `${request.params[name]}${odd}` : odd;
      return {
        request: { ...request, params: { ...request.params, [name]: text } },
        detail: name,
        mustFail: false,
      };
    },
  },
  {
    name: 'foreign organisation',
    fits: isForHome,
    apply(request, { world, roll }) {
      const org = oneOf([world.neighbour.id, world.neighbour.id.toUpperCase(), crypto.randomUUID()], roll);
      return { request: { ...request, params: { ...request.params, org } }, detail: org, mustFail: true };
    },
  },
  {
    name: 'foreign id',
    fits: (request, world) => isForHome(request) && namedRows(request, world).length > 0,
    apply(request, { roll, world }) {
      const { field, id } = oneOf(namedRows(request, world), roll);
      if (field in request.params) {
        return {
          request: { ...request, params: { ...request.params, [field]: id } },
          detail: field,
          mustFail: true,
        };
      }
      const value = { ...Object(request.value), [field]: id };
      return { request: { ...request, value, text: JSON.stringify(value) }, detail: field, mustFail: true };
    },
  },
  {
    name: 'odd value in the query',
    fits: ({ query }) => query.length > 0,
    apply(request, { roll }) {
      const at = roll(request.query.length);
      const odd = oneOf([...ODD_TEXTS, ...ODD_NUMBERS.map(encodeURIComponent)], roll);
      const query = request.query.map((pair, index): [string, string] =>
        index === at ? [pair[0], odd] : pair,
      );
      return withQuery(request, query, request.query[at]?.[0] ?? '');
    },
  },
  {
    name: 'query key twice',
    fits: ({ query }) => query.length > 0,
    apply(request, { roll }) {
      const [name, value] = oneOf(request.query, roll);
      return withQuery(request, [...request.query, [name, oneOf([value, 'x', ''], roll)]], name);
    },
  },
  {
    name: 'query key missing',
    fits: ({ query }) => query.length > 0,
    apply(request, { roll }) {
      const at = roll(request.query.length);
      return withQuery(request, request.query.toSpliced(at, 1), request.query[at]?.[0] ?? '');
    },
  },
  {
    name: 'unknown query key',
    fits: () => true,
    apply(request, { roll }) {
      const pair = oneOf(ODD_PAIRS, roll);
      return withQuery(request, [...request.query, pair], pair[0]);
    },
  },
];
