import type { Catalogue, Language } from '../../../mail/language.ts';
import type { Letter } from '../../../mail/template/letter.ts';

const TEXTS = {
  en: {
    subject: 'An organisation that you worked in was closed',
    heading: 'An organisation was closed',
    what: 'One of its Owners has closed it for good. Nobody can work in it any more and no new codes can be issued. Codes that are printed already still open.',
    organisation: 'Organisation',
    open: 'See your organisations',
    note: 'You get this mail because you worked in the organisation. There is nothing to do. If it surprises you, ask the people who ran it.',
  },
} satisfies Catalogue;

/** Its name was typed by people, so it stands by itself and not in a sentence of ours. */
export function organisationClosed({ organisation }: { organisation: string }, language: Language): Letter {
  const { subject, heading, what, organisation: name, open, note } = TEXTS[language];
  return {
    subject,
    preheader: what,
    heading,
    parts: [
      { part: 'facts', rows: [[name, organisation]] },
      { part: 'paragraph', text: what },
      { part: 'button', words: open, path: '/dashboard' },
    ],
    note,
  };
}
