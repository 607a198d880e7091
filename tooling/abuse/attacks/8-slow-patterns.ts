import { type Attack, Succeeded } from '../attack.ts';

/** Nearly all that headers may be together. */
const MOST_OF_A_HEADER = 15_000;
/** What a call with a plain header takes, with much room for a busy machine. */
const SLOW_MS = 200;

const fill = (text: string) => text.repeat(MOST_OF_A_HEADER / text.length);

/** Headers that made a pattern look through the rest of the text again at every place where it could begin. */
const HEADERS: [name: string, value: string][] = [
  ['user-agent', fill('Android ')],
  ['user-agent', fill('a')],
  ['accept-language', fill('en-US-')],
  ['accept-language', `${fill('\t')}en`],
  ['accept-encoding', fill('gzip;q=0;')],
  ['if-none-match', fill('W/"a", ')],
  ['cookie', fill('a=b; ')],
  ['authorization', `Bearer ${fill('a.')}`],
  ['x-timezone', fill('Europe/')],
];

/** Calls that read who is asking: a scan's page, what it counts, and signing in. */
const CALLS = [
  { method: 'GET', path: '/scan/00000000000000000000' },
  { method: 'POST', path: '/api/scan/00000000000000000000/usage', body: { event_id: crypto.randomUUID() } },
  { method: 'POST', path: '/api/signin/password', body: { email: 'a@people.example', password_hash: 'x' } },
  { method: 'POST', path: '/api/guest-session', body: {} },
];

export const attack: Attack = {
  name: 'slow patterns',
  async run({ url, network }) {
    let slowest = { ms: 0, what: '' };
    for (const { method, path, body } of CALLS) {
      for (const [name, value] of HEADERS) {
        const headers = {
          ...network(),
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          [name]: value,
        };
        const began = performance.now();
        const sent = body === undefined ? {} : { body: JSON.stringify(body) };
        await (await fetch(url + path, { method, headers, ...sent })).arrayBuffer();
        const ms = Math.round(performance.now() - began);
        if (ms > slowest.ms) slowest = { ms, what: `${method} ${path} with ${name}` };
      }
    }
    if (slowest.ms > SLOW_MS) throw new Succeeded(`${slowest.what} took ${slowest.ms} ms`);
    return `the slowest answer took ${slowest.ms} ms`;
  },
};
