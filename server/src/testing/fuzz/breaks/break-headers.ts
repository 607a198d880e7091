import { bearer } from '@qrigin/domain/http';
import { FUZZER, type Request } from '../request.ts';
import { type Break, isForHome } from './break.ts';
import { oneOf } from './dice.ts';

const WRONG_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=utf-16',
  'application/json;',
  'application/jsonx',
  'text/json',
  '*/*',
  'json',
  ',',
];

/** More than all headers together may have. */
const TOO_LONG = 20_000;
const LONG = 8000;

const ODD_HEADERS: [name: string, value: string][] = [
  ['x-odd', 'x'.repeat(TOO_LONG)],
  ['accept-language', 'x'.repeat(LONG)],
  ['accept', '\u00ff'],
  ['x-forwarded-for', '1.2.3.4, ::1, <script>'],
  ['x-timezone', "'; drop table site; --"],
  ['x-http-method-override', 'DELETE'],
  ['cookie', `Authorization=${'%00'.repeat(100)}; __proto__=1`],
  ['user-agent', `${FUZZER} <script> ${'x'.repeat(LONG)}`],
  ['origin', 'null'],
  ['sec-fetch-site', 'cross-site'],
  ['sec-purpose', 'prefetch'],
  ['content-encoding', 'gzip'],
  ['range', 'bytes=0-,-1'],
  ['if-none-match', '*'],
];

const ODD_KEYS = ['', ' ', 'x'.repeat(129), 'a b', '\u00ff', "'; drop table site; --", '__proto__'];

function withHeaders(request: Request, changes: Record<string, string>): Request {
  return { ...request, headers: { ...request.headers, ...changes } };
}

function wrongTokens(good: string): string[] {
  const scheme = good.split(' ')[0] ?? '';
  const [head, claims, signature = ''] = good.replace(`${scheme} `, '').split('.');
  const tokens = [
    'x',
    '..',
    `${head}.${claims}.`,
    // Not the last letter: some of its bits count for nothing.
    `${head}.${claims}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    `eyJhbGciOiJub25lIn0.${claims}.`,
    'x'.repeat(LONG),
    `${head}.${claims}.${signature} x`,
  ];
  return [
    scheme,
    ...tokens.map((token) => bearer(token).Authorization),
    good.replace(scheme, 'Basic'),
    '\u00ff',
  ];
}

const isSignedIn = ({ headers }: Request) => 'authorization' in headers;
const needsToken = ({ endpoint }: Request) => endpoint.policy.who !== 'public';

export const HEADER_BREAKS: Break[] = [
  {
    name: 'no token',
    fits: isSignedIn,
    apply(request) {
      const { authorization: _, ...headers } = request.headers;
      return { request: { ...request, headers }, detail: '', mustFail: needsToken(request) };
    },
  },
  {
    name: 'wrong token',
    fits: isSignedIn,
    apply(request, { roll }) {
      const authorization = oneOf(wrongTokens(request.headers['authorization'] ?? ''), roll);
      const detail = authorization.slice(0, 20);
      return { request: withHeaders(request, { authorization }), detail, mustFail: needsToken(request) };
    },
  },
  {
    name: 'token of another organisation',
    fits: isForHome,
    apply(request, { world }) {
      const authorization = bearer(String(world.tokens.stranger)).Authorization;
      return { request: withHeaders(request, { authorization }), detail: '', mustFail: true };
    },
  },
  {
    name: 'wrong content type',
    fits: ({ text }) => text !== undefined,
    apply(request, { roll }) {
      const type = oneOf(WRONG_TYPES, roll);
      return { request: withHeaders(request, { 'content-type': type }), detail: type, mustFail: true };
    },
  },
  {
    name: 'no content type',
    fits: ({ text }) => text !== undefined,
    apply(request) {
      const { 'content-type': _, ...headers } = request.headers;
      return { request: { ...request, headers }, detail: '', mustFail: true };
    },
  },
  {
    name: 'odd header',
    fits: () => true,
    apply(request, { roll }) {
      const [name, value] = oneOf(ODD_HEADERS, roll);
      const broken = { request: withHeaders(request, { [name]: value }), detail: name };
      if (value.length < TOO_LONG) return { ...broken, mustFail: false };
      // HTTP itself refuses this one, whatever it asks for.
      return { ...broken, mustFail: true, alsoAllowed: 431 };
    },
  },
  {
    name: 'odd idempotency key',
    fits: () => true,
    apply(request, { roll }) {
      const key = oneOf(ODD_KEYS, roll);
      return { request: withHeaders(request, { 'idempotency-key': key }), detail: key, mustFail: false };
    },
  },
];
