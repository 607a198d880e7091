import { ContactButton } from './contact-button.tsx';
import { contactLink } from './contact-link.ts';

/** A link where a touch is enough, the maker's words otherwise; `isPlain` leaves out the link. */
export function Contact({ contact, isPlain }: { contact: string; isPlain: boolean }) {
  const link = isPlain ? undefined : contactLink(contact);
  if (link === undefined) return <p className="words">{contact}</p>;
  return <ContactButton link={link} variant="button-line" />;
}
