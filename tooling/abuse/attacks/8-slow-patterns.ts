import { openGuestSession } from '@qrigin/domain/auth';
import { API_BASE, bearer, pathOf } from '@qrigin/domain/http';
import { scanUsage } from '@qrigin/domain/scan';
import { type Attack, Succeeded, type Target } from '../attack.ts';
import { newProduct } from '../new-product.ts';

/** Nearly all that the headers of a call may be together. */
const HEADER_LENGTH = 15_000;
/** So many calls at a time: together they show what one of them keeps the process from doing. */
const AT_ONCE = 20;
/** A burst of bad headers may take this much longer than one of plain headers. */
const SLOWER_MS = 200;

/** A machine that is busy with something else is slow once; a bad pattern is slow every time. */
const TRIES = 5;

const fill = (text: string, share = 1) => text.repeat((HEADER_LENGTH * share) / text.length);

/** Headers for which a pattern once looked through the rest of the text at every place where it could begin. */
const HEADERS: Record<string, string>[] = [
  { 'user-agent': `${fill('Android-', 0.5)}Mobile ${fill('MobilMobil ', 0.5)}` },
  { 'user-agent': fill('Android ') },
  { 'accept-language': `${fill('en-US-', 0.5)}${fill('\t', 0.5)}` },
  { 'accept-encoding': fill('gzip;q=0;') },
  { 'if-none-match': fill('W/"a", ') },
  bearer(fill('a.')),
  { 'x-timezone': fill('Europe/') },
];

type Call = { path: string; body?: object };

/** Milliseconds until all of them are answered, each from a network of its own. */
async function burst(target: Target, { path, body }: Call, header: Record<string, string>) {
  const began = performance.now();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const headers = { ...target.network(), ...header };
      const sent =
        body === undefined
          ? { headers }
          : {
              method: 'POST',
              headers: { ...headers, 'content-type': 'application/json' },
              body: JSON.stringify(body),
            };
      await (await fetch(target.url + path, sent)).arrayBuffer();
    }),
  );
  return performance.now() - began;
}

export const attack: Attack = {
  name: 'slow patterns',
  async run(target) {
    const { code } = await newProduct(target);
    const calls: Call[] = [
      { path: `/scan/${code}` },
      { path: `${API_BASE}${pathOf(scanUsage, { qr: code })}`, body: { event_id: crypto.randomUUID() } },
      { path: `${API_BASE}${pathOf(openGuestSession)}`, body: {} },
    ];
    let slowest = 0;
    for (const call of calls) {
      // The first ones find everything cold.
      await burst(target, call, {});
      const plain = await burst(target, call, {});
      for (const header of HEADERS) {
        let slower = Number.POSITIVE_INFINITY;
        for (let tries = 0; tries < TRIES && slower > SLOWER_MS; tries += 1)
          slower = Math.round((await burst(target, call, header)) - plain);
        if (slower > SLOWER_MS)
          throw new Succeeded(
            `${AT_ONCE} calls of ${call.path} with a long ${Object.keys(header).join()} took ${slower} ms longer`,
          );
        slowest = Math.max(slowest, slower);
      }
    }
    return `long headers cost ${AT_ONCE} calls at most ${slowest} ms`;
  },
};
