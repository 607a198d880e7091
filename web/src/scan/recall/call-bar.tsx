import { useLingui } from '@lingui/react/macro';
import { ContactButton } from './contact-button.tsx';
import type { ContactLink } from './contact-link.ts';

/** Stays in reach of the thumb, however far the page is scrolled. */
export function CallBar({ link }: { link: ContactLink }) {
  const { t } = useLingui();
  return (
    <nav className="call" aria-label={t`Contact`}>
      <ContactButton link={link} />
    </nav>
  );
}
