import { z } from 'zod';
import { multiLineText, nameText, singleLineText } from '../http/index.ts';

export const NAME_MAX = 120;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
/** Six digits, whether from an email or from an authenticator app. */
export const CODE_LENGTH = 6;
/** A recovery code replaces a lost authenticator app: 120 bits in base 32. */
export const RECOVERY_CODE_LENGTH = 24;
export const RECOVERY_CODES = 10;
/** How many a person can have; of more, those not used for longest are forgotten. */
export const SESSIONS_MAX = 100;
export const DEVICES_MAX = 50;

/**
 * An address as it is stored and compared: without surrounding spaces and in lower case. Two spellings that a
 * mail server may treat as different are one account here, as people expect.
 */
export const Email = z.string().trim().toLowerCase().max(254).pipe(z.email());

/** What a person typed, to the byte: nothing is trimmed, folded or cut. */
export const Password = z
  .string()
  .min(PASSWORD_MIN)
  .max(PASSWORD_MAX)
  .refine((text) => text.isWellFormed(), 'not well-formed text');

export const OneTimeCode = z.string().regex(/^\d{6}$/);
export const RecoveryCode = z.string().regex(/^[A-Z2-7]{24}$/);

export const Profile = {
  name: nameText(NAME_MAX),
  country: singleLineText(60),
  address: multiLineText(500),
};
