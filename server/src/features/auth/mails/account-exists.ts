import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';

const TEXTS = {
  en: {
    subject: 'You already have a Qrigin account',
    preheader: 'Someone tried to register with your email address.',
    heading: 'You already have an account',
    what: 'Someone, perhaps you, tried to register at Qrigin with this email address. It already has an account, so we did not create a new one and nothing has changed.',
    login: 'Sign in',
    forgotten: 'Forgotten your password?',
    setNew: 'Set a new one',
    note: 'If it was not you, ignore this email. Whoever it was did not get into your account and was not told that it exists.',
  },
} satisfies Catalogue;

/** Answers a stranger's registration, so it contains nothing that the stranger typed. */
export function accountExists(_: object, language: Language): EmailContent {
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
