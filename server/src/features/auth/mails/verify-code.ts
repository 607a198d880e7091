import type { Catalogue, Language } from '../../../mail/language.ts';
import type { Letter } from '../../../mail/template/letter.ts';

const TEXTS = {
  en: {
    subject: (code: string) => `${code} is your Qrigin code`,
    heading: 'Confirm your email address',
    what: 'Type this code on the page where you asked for it:',
    valid: (minutes: number) => `It is valid for ${minutes} minutes and works once.`,
    secret: 'Give it to nobody: we will never ask you for it.',
    note: 'If you did not ask for this code, ignore this mail. Without the code nothing happens.',
  },
} satisfies Catalogue;

type Params = { code: string; minutes: number };

/** Proves that the address belongs to who typed it. It names nobody: the name is not proven either. */
export function verifyCode({ code, minutes }: Params, language: Language): Letter {
  const { subject, heading, what, valid, secret, note } = TEXTS[language];
  return {
    subject: subject(code),
    preheader: valid(minutes),
    heading,
    parts: [
      { part: 'paragraph', text: what },
      { part: 'code', code },
      { part: 'paragraph', text: `${valid(minutes)} ${secret}` },
    ],
    note,
  };
}
