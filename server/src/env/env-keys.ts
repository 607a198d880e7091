import { z } from 'zod';

/** Secret keys as settings. */

const MAKE_ONE = 'make one with `openssl rand -base64 32`';

/** 32 random bytes have about 30 different values; what was typed, repeated or counted up has few. */
const LEAST_DIFFERENT = 16;

/** Neither its bytes nor the steps from one to the next repeat as those of zeros, patterns and sequences do. */
function isRandom(key: Uint8Array): boolean {
  const steps = key.slice(1).map((byte, at) => byte - (key[at] ?? 0));
  return new Set(key).size >= LEAST_DIFFERENT && new Set(steps).size >= LEAST_DIFFERENT;
}

/** The bytes of a text in base 64; none when it is not in base 64. */
const bytesOf = (text: string) => Buffer.from(text, 'base64');

const Key = z
  .base64()
  .refine((text) => bytesOf(text).length >= 32, `must be at least 32 bytes in base 64: ${MAKE_ONE}`)
  .refine((text) => bytesOf(text).length < 32 || isRandom(bytesOf(text)), `is not random: ${MAKE_ONE}`)
  .transform(bytesOf);

const MOST_KEYS = 4;

/** The newest first: it seals and signs, all of them open. */
export const SecretKeys = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(Key).min(1).max(MOST_KEYS));

const PrivateKey = z.object({
  kty: z.literal('OKP'),
  crv: z.literal('Ed25519'),
  kid: z.string().min(1),
  x: z.string().length(43),
  d: z
    .string()
    .length(43)
    .refine((text) => isRandom(bytesOf(text)), 'is not random: make a new pair of keys'),
});

export const TokenKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('must be a JWK Set as JSON');
      return z.NEVER;
    }
  })
  .pipe(z.object({ keys: z.array(PrivateKey).min(1).max(2) }))
  .transform((set) => set.keys);

const EpochKey = z.object({
  id: z.int().min(1).max(32_767),
  key: z
    .base64()
    .refine((text) => bytesOf(text).length === 32, 'must be 32 bytes in base 64')
    .refine((text) => bytesOf(text).length !== 32 || isRandom(bytesOf(text)), `is not random: ${MAKE_ONE}`),
});

/** Keys of codes, by epoch: the one with the largest id writes, all of them read. */
export const CodeKeys = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue('must be a list as JSON');
      return z.NEVER;
    }
  })
  .pipe(
    z
      .array(EpochKey)
      .min(1)
      .max(16)
      .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'every id must be another'),
  )
  .transform((keys) => keys.map(({ id, key }) => ({ id, key: bytesOf(key) })));

/** A password for machines: long, and not one character over and over. */
export const Token = z
  .string()
  .min(16, 'must be at least 16 characters: make one with `openssl rand -hex 24`')
  .refine((text) => new Set(text).size >= 8, 'is too easy to guess: make one with `openssl rand -hex 24`');
