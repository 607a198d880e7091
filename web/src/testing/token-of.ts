import { UnsecuredJWT } from 'jose';

type Claims = Record<string, unknown>;

const HOUR_S = 3600;
const nowS = () => Math.floor(Date.now() / 1000);

/** A token as the browser reads it: no one here checks the signature. Good for an hour unless told otherwise. */
export function tokenOf(claims: Claims = {}): string {
  return new UnsecuredJWT({
    email: 'asha@example.com',
    is_verified: true,
    exp: nowS() + HOUR_S,
    ...claims,
  }).encode();
}

export function expiredToken(claims: Claims = {}): string {
  return tokenOf({ exp: nowS() - 1, ...claims });
}
