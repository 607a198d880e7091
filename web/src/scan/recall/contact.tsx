import { Icon } from '../icon.tsx';
import { contactLink } from './contact-link.ts';

/** A link where a touch is enough, the maker's words otherwise. */
export function Contact({ contact }: { contact: string }) {
  const link = contactLink(contact);
  if (link === undefined) return <p className="words">{contact}</p>;
  return (
    <a className="button button-line" href={link.href}>
      <Icon name={link.icon} />
      {link.words}
    </a>
  );
}
