import { Icon } from '../icon.tsx';
import type { ContactLink } from './contact-link.ts';

/** Stays in reach of the thumb, however far the page is scrolled. */
export function CallBar({ link }: { link: ContactLink }) {
  return (
    <nav className="call" aria-label="Contact">
      <a className="button" href={link.href}>
        <Icon name={link.icon} />
        {link.words}
      </a>
    </nav>
  );
}
