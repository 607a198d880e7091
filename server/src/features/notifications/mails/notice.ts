import type { MailedKind } from '@qrigin/domain/features';
import type { Catalogue, Language } from '../../../mail/language.ts';
import { noticeWords } from '../../../mail/notice-words.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';

const TEXTS = {
  en: {
    organisation: 'Organisation',
    actor: 'Name',
    look: 'See your notifications',
    note: 'Opening this email changes nothing. You can choose which notifications we email in your notification settings.',
  },
} satisfies Catalogue;

type Names = { organisation: string; actor: string | undefined };

/**
 * What happened, in the words of the feature that tells it, and where to read more and act. Names are typed by people, perhaps to deceive: they are on lines of their
 * own and never in a sentence or a subject of ours. `actor` is missing when the account is gone.
 */
export function notice(
  { kind, organisation, actor }: Names & { kind: MailedKind },
  language: Language,
): EmailContent {
  const { organisation: ofOrganisation, actor: ofActor, look, note } = TEXTS[language];
  const { subject, heading, what, next } = noticeWords(kind)[language];
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
