import { Trans } from '@lingui/react/macro';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { Icon } from '../icon.tsx';
import type { ContactLink } from './contact-link.ts';

/** One touch calls the maker, or starts an email. */
export function ContactButton({ link, variant }: { link: ContactLink; variant?: 'button-line' }) {
  const to = <Verbatim text={link.to} />;
  return (
    <a className={variant === undefined ? 'button' : `button ${variant}`} href={link.href}>
      <Icon name={link.icon} />
      <span>{link.icon === 'phone' ? <Trans>Call {to}</Trans> : <Trans>Email {to}</Trans>}</span>
    </a>
  );
}
