import type { Catalogue, Language } from '../../../mail/language.ts';
import type { EmailContent } from '../../../mail/template/email-content.ts';

const TEXTS = {
  en: {
    subject: 'A message from the contact page',
    heading: 'A message from the contact page',
    what: 'Someone sent a message from the contact page.',
    name: 'Name',
    address: 'Email',
    note: 'Reply to this email to answer them. We have not checked who they are, or that the address is theirs.',
  },
} satisfies Catalogue;

type Params = { name: string; email: string; message: string };

/** To the operator. Everything in it was typed by a stranger. */
export function contactReceived({ name, email, message }: Params, language: Language): EmailContent {
  const { subject, heading, what, name: nameOf, address, note } = TEXTS[language];
  return {
    subject,
    preheader: what,
    heading,
    parts: [
      {
        part: 'facts',
        rows: [
          [nameOf, name],
          [address, email],
        ],
      },
      { part: 'quote', text: message },
    ],
    note,
    replyTo: email,
  };
}
