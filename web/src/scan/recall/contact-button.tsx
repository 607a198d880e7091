import { Trans } from '@lingui/react/macro';
import { Verbatim } from '../../ui/verbatim.tsx';
import { Icon } from '../icon.tsx';
import type { ContactLink } from './contact-link.ts';

/** One touch calls the maker, or begins a mail. */
export function ContactButton({ link, look }: { link: ContactLink; look?: 'button-line' }) {
  const to = <Verbatim text={link.to} />;
  return (
    <a className={look === undefined ? 'button' : `button ${look}`} href={link.href}>
      <Icon name={link.icon} />
      <span>{link.icon === 'phone' ? <Trans>Call {to}</Trans> : <Trans>Email {to}</Trans>}</span>
    </a>
  );
}
