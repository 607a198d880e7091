import { Trans } from '@lingui/react/macro';
import { type Content, type Words } from '@qrigin/domain/details';
import { safeLink } from '@qrigin/domain/http';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '../icon.tsx';
import { contactLink } from '../recall/contact-link.ts';
import { MapLink } from './map-link.tsx';
import { Host, OutwardLink } from './outward-link.tsx';
import { type Reader, toldTo, useReader } from './reader.ts';
import { Told } from './told.tsx';

type Support = Pick<Content, 'phone' | 'email' | 'website' | 'maker_name' | 'maker_address' | 'support'>;

const isSaid = (reader: Reader, ...texts: readonly Words[]) =>
  texts.some((words) => toldTo(reader, words) !== undefined);

/** How to reach the maker: by a touch where that can be. */
export function HelpCard({ content }: { content: Support }) {
  const reader = useReader();
  const { maker_name: name, maker_address: address, support } = content;
  const [phone, email] = [contactLink(content.phone), contactLink(content.email)];
  const website = safeLink(content.website);
  const { placeId, mapEmbedUrl } = support.location;
  const isAnything =
    [phone, email, website].some((one) => one !== undefined) ||
    `${placeId}${mapEmbedUrl}` !== '' ||
    isSaid(reader, support.hours, address);
  if (!isAnything) return null;
  return (
    <section className="card help">
      <h2>
        <Trans>Help from the maker</Trans>
      </h2>
      <Told words={support.hours} as="p" className="quiet words" />
      <ul className="links">
        {phone && (
          <Way icon="phone" label={<Trans>Call</Trans>} href={phone.href}>
            <bdi dir="ltr">{phone.to}</bdi>
          </Way>
        )}
        {email && (
          <Way icon="mail" label={<Trans>Email</Trans>} href={email.href}>
            <bdi dir="ltr">{email.to}</bdi>
          </Way>
        )}
        {website && (
          <li>
            <OutwardLink to={website}>
              <Icon name="out" />
              <span>
                <small>
                  <Trans>Website</Trans>
                </small>
                <b>
                  <Host of={website.hostname} />
                </b>
              </span>
            </OutwardLink>
          </li>
        )}
      </ul>
      <MapLink location={support.location} />
      {isSaid(reader, name, address) && (
        <address>
          <Told words={name} />
          <Told words={address} as="p" className="words" />
        </address>
      )}
    </section>
  );
}

type WayProps = { icon: IconName; label: ReactNode; href: string; children: ReactNode };

function Way({ icon, label, href, children }: WayProps) {
  return (
    <li>
      <a href={href}>
        <Icon name={icon} />
        <span>
          <small>{label}</small>
          <b translate="no">{children}</b>
        </span>
      </a>
    </li>
  );
}
