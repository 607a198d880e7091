import type { MailedKind } from '@qrigin/domain/notifications';
import type { Catalogue, Language } from '../../../mail/language.ts';
import type { Letter } from '../../../mail/template/letter.ts';

type Names = { organisation: string; actor: string };
type Words = { subject: (names: Names) => string; heading: string; what: (names: Names) => string };

const TEXTS = {
  en: {
    somebody: 'Somebody',
    look: 'See your notifications',
    note: 'Nothing happens by opening this mail. Which notices also come by mail is up to you: see the settings of your notifications.',
    kinds: {
      'join.asked': {
        subject: ({ organisation }) => `Somebody wants to join ${organisation}`,
        heading: 'A request to join',
        what: ({ actor, organisation }) =>
          `${actor} asks to join ${organisation} and chose you to decide. Say yes only to people whom you know.`,
      },
      'join.decided': {
        subject: ({ organisation }) => `Your request to join ${organisation}`,
        heading: 'Your request was answered',
        what: ({ organisation }) => `Somebody at ${organisation} has answered your request to join.`,
      },
      'ownership.offered': {
        subject: ({ organisation }) => `${organisation} is offered to you`,
        heading: 'An organisation is offered to you',
        what: ({ actor, organisation }) =>
          `${actor} wants to make you the Owner of ${organisation}. It is yours only once you accept.`,
      },
      'recall.open': {
        subject: ({ organisation }) => `Recall at ${organisation}`,
        heading: 'Goods were recalled',
        what: ({ actor, organisation }) =>
          `${actor} opened a recall at ${organisation}. Who scans a code that it reaches is warned from now on.`,
      },
    } satisfies Record<MailedKind, Words>,
  },
} satisfies Catalogue;

/** What happened, in a sentence, and where to read more and act. `actor` is missing when the account is gone. */
export function notice(
  { kind, organisation, actor }: { kind: MailedKind; organisation: string; actor: string | undefined },
  language: Language,
): Letter {
  const { somebody, look, note, kinds } = TEXTS[language];
  const { subject, heading, what }: Words = kinds[kind];
  const names = { organisation, actor: actor ?? somebody };
  return {
    subject: subject(names),
    preheader: what(names),
    heading,
    parts: [
      { part: 'paragraph', text: what(names) },
      { part: 'button', words: look, path: '/dashboard/notifications' },
    ],
    note,
  };
}
