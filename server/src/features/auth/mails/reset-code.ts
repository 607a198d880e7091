import type { Catalogue, Language } from '../../../mail/language.ts';
import type { Letter } from '../../../mail/template/letter.ts';

const TEXTS = {
  en: {
    subject: (code: string) => `${code} is your code for a new password`,
    heading: 'Set a new password',
    what: 'Type this code on the page where you asked for it, and then choose a new password:',
    valid: (minutes: number) => `It is valid for ${minutes} minutes and works once.`,
    secret: 'Give it to nobody: we will never ask you for it.',
    note: 'If you did not ask for this code, ignore this mail. Your password stays as it is.',
  },
} satisfies Catalogue;

type Params = { code: string; minutes: number };

export function resetCode({ code, minutes }: Params, language: Language): Letter {
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
