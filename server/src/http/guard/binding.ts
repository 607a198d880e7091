import { createHash } from 'node:crypto';

/** The cookie that a browser's session is bound to. Out of reach for scripts, so a stolen token is worth nothing. */
export const BINDING_COOKIE = '__Host-qrigin-session';

export function hashOfCookie(value: string): Buffer {
  return createHash('sha256').update(value).digest();
}
