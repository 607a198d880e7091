import { ContactButton } from './contact-button.tsx';
import { contactLink } from './contact-link.ts';

/** A link where a touch is enough, the maker's words otherwise. */
export function Contact({ contact }: { contact: string }) {
  const link = contactLink(contact);
  if (link === undefined) return <p className="words">{contact}</p>;
  return <ContactButton link={link} look="button-line" />;
}
