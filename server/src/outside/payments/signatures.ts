import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether it is the HMAC-SHA256 of the text, in hex; compared in constant time. */
export function isSignedWith(secret: string, text: string | Uint8Array, signature: string): boolean {
  const right = createHmac('sha256', secret).update(text).digest();
  const given = Buffer.from(/^[0-9a-f]{64}$/.test(signature) ? signature : '', 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}
