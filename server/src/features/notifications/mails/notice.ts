import type { MailedKind } from '@qrigin/domain/features';
import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';

type Words = {
  subject: string;
  heading: string;
  /** Before the names, and in the line that email programs show beside the subject. */
  what: string;
  /** After the names. */
  next: string;
};

const TEXTS = {
  en: {
    organisation: 'Organisation',
    actor: 'Name',
    look: 'See your notifications',
    note: 'Opening this email changes nothing. You can choose which notifications we email in your notification settings.',
    kinds: {
      'join.asked': {
        subject: 'Someone wants to join your organisation',
        heading: 'New request to join',
        what: 'Someone asked to join your organisation and chose you to decide.',
        next: 'Approve only people you know. Anyone can choose any name, so check who it is first.',
      },
      'join.decided': {
        subject: 'Your request to join an organisation',
        heading: 'Your request was answered',
        what: 'An organisation has answered your request to join.',
        next: 'You’ll find the answer in your notifications.',
      },
      'ownership.offered': {
        subject: 'You’ve been offered an organisation',
        heading: 'Become the Owner?',
        what: 'An Owner wants to hand over an organisation to you.',
        next: 'You become the Owner only if you accept.',
      },
      'recall.open': {
        subject: 'A recall was opened in your organisation',
        heading: 'A recall was opened',
        what: 'Someone opened a recall in your organisation.',
        next: 'From now on, anyone who scans an affected code is warned.',
      },
    } satisfies Record<MailedKind, Words>,
  },
} satisfies Catalogue;

type Names = { organisation: string; actor: string | undefined };

/**
 * What happened, and where to read more and act. Names are typed by people, perhaps to deceive: they are on lines of their
 * own and never in a sentence or a subject of ours. `actor` is missing when the account is gone.
 */
export function notice(
  { kind, organisation, actor }: Names & { kind: MailedKind },
  language: Language,
): EmailContent {
  const { organisation: ofOrganisation, actor: ofActor, look, note, kinds } = TEXTS[language];
  const { subject, heading, what, next }: Words = kinds[kind];
  const who: [string, string][] = actor === undefined ? [] : [[ofActor, actor]];
  return {
    subject,
    preheader: what,
    heading,
    parts: [
      { part: 'paragraph', text: what },
      { part: 'facts', rows: [[ofOrganisation, organisation], ...who] },
      { part: 'paragraph', text: next },
      { part: 'button', words: look, path: '/dashboard/notifications' },
    ],
    note,
  };
}
