import type { MailKind } from '../mail/mail-kind.ts';
import { AUTH_MAILS } from './auth/mail-kinds.ts';
import { NOTIFICATION_MAILS } from './notifications/mail-kinds.ts';
import { ORGANISATION_MAILS } from './organisations/mail-kinds.ts';
import { SITE_MAILS } from './website/mail-kinds.ts';

/** Every email that the worker can send. */
export const MAIL_KINDS: readonly MailKind[] = [
  ...AUTH_MAILS,
  ...NOTIFICATION_MAILS,
  ...ORGANISATION_MAILS,
  ...SITE_MAILS,
];
