import type { Catalogue, Language } from '../../../mail/language.ts';
import type { Letter } from '../../../mail/template/letter.ts';

const TEXTS = {
  en: {
    subject: 'You already have a Qrigin account',
    preheader: 'Somebody tried to sign up with your address.',
    heading: 'You already have an account',
    what: 'Somebody, perhaps you, tried to sign up at Qrigin with this address. It has an account already, so no new one was made and nothing was changed.',
    login: 'Log in',
    forgotten: 'Forgotten your password?',
    setNew: 'Set a new one',
    note: 'If it was not you, ignore this mail. Whoever it was did not get into your account and was not told that it exists.',
  },
} satisfies Catalogue;

/** Answers a stranger's sign-up, so nothing that the stranger typed stands in it. */
export function accountExists(_: object, language: Language): Letter {
  const { subject, preheader, heading, what, login, forgotten, setNew, note } = TEXTS[language];
  return {
    subject,
    preheader,
    heading,
    parts: [
      { part: 'paragraph', text: what },
      { part: 'button', words: login, path: '/login' },
      { part: 'link', before: forgotten, words: setNew, path: '/forgot-password' },
    ],
    note,
  };
}
