import { errors, importJWK, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';
import type { ApiEnv } from '../../env.ts';

const ALGORITHM = 'EdDSA';
const ISSUER = 'qrigin';
const AUDIENCE = 'qrigin-session';

/** The server trusts `sid` alone; the rest is for the browser to read. */
const Claims = z.object({ sid: z.uuid(), kind: z.enum(['user', 'guest', 'reset', 'handover']) });
export type TokenClaims = z.output<typeof Claims>;

/** For people, the token contains `email` and `is_verified`, so that the browser knows which page to show. */
type NewToken = TokenClaims & { email?: string; is_verified?: boolean; expiresAt: Date };

export type Tokens = {
  sign(token: NewToken): Promise<string>;
  /** `undefined` for anything that is not a live token of ours. */
  verify(text: string): Promise<TokenClaims | undefined>;
};

type Keys = ApiEnv['TOKEN_KEYS'];

export async function createTokens(keys: Keys): Promise<Tokens> {
  const [signer] = await Promise.all(keys.slice(0, 1).map((key) => importJWK(key, ALGORITHM)));
  // The keys to check with are ours and fixed; nothing in a token chooses among them.
  const checkers = await Promise.all(keys.map(({ d: _private, ...key }) => importJWK(key, ALGORITHM)));
  if (!signer) throw new Error('TOKEN_KEYS holds no key');

  return {
    sign({ expiresAt, ...claims }) {
      return new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(expiresAt)
        .setJti(crypto.randomUUID())
        .sign(signer);
    },

    async verify(text) {
      for (const key of checkers) {
        try {
          const options = { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE, clockTolerance: 30 };
          const { payload } = await jwtVerify(text, key, options);
          return Claims.safeParse(payload).data;
        } catch (error) {
          if (!(error instanceof errors.JOSEError)) throw error;
        }
      }
      return undefined;
    },
  };
}
