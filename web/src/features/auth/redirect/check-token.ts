import { decodeToken } from '../../../http/session.ts';

export type Verdict =
  | { standing: 'absent' }
  /** Expired, or no token at all. */
  | { standing: 'dead' }
  | { standing: 'unverified'; email: string }
  | { standing: 'good'; email: string };

/** What a token is worth at a moment, in milliseconds. Expiry comes first: of a dead token nothing else matters. */
export function checkToken(token: string | undefined, now: number): Verdict {
  if (token === undefined) return { standing: 'absent' };
  const claims = decodeToken(token);
  if (claims === undefined || claims.exp * 1000 <= now) return { standing: 'dead' };
  const { email, is_verified: isVerified } = claims;
  return { standing: isVerified ? 'good' : 'unverified', email };
}
