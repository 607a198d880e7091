import type { Catalogue, Language } from '../../../mail/language.ts';
import type { Letter } from '../../../mail/template/letter.ts';

const TEXTS = {
  en: {
    subject: (name: string) => `Contact message from ${name}`,
    heading: 'A message from the contact page',
    name: 'Name',
    address: 'Address',
    note: 'Answer this mail to write to them. Nobody has checked who they are, nor that the address is theirs.',
  },
} satisfies Catalogue;

type Params = { name: string; email: string; message: string };

/** To the operator. Everything in it was typed by a stranger. */
export function contactReceived({ name, email, message }: Params, language: Language): Letter {
  const { subject, heading, name: nameOf, address, note } = TEXTS[language];
  return {
    subject: subject(name),
    preheader: message.slice(0, 100),
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
