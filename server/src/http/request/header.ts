import type { IncomingHttpHeaders } from 'node:http';

/**
 * The most that is read of a header: more than any browser or program of good faith sends, and for headers that are
 * compared with something more than that can be, so that what was cut off never equals it. The rest is dropped before a
 * pattern or a comparison sees it; without that, one call may bring 16 kB.
 */
const MAX_LENGTHS = {
  accept: 200,
  'accept-encoding': 200,
  'accept-language': 100,
  authorization: 4200,
  'content-type': 100,
  'if-match': 500,
  'if-none-match': 500,
  range: 100,
  'user-agent': 512,
  'x-razorpay-event-id': 101,
  'x-razorpay-signature': 129,
  'x-timezone': 65,
} as const;

/** The beginning of a header, '' when it was not sent. The only way to one that is matched or taken apart. */
export function headerOf(headers: IncomingHttpHeaders, name: keyof typeof MAX_LENGTHS): string {
  const value = headers[name];
  return ((Array.isArray(value) ? value[0] : value) ?? '').slice(0, MAX_LENGTHS[name]);
}
