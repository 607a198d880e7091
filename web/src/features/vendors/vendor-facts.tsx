import { useLingui } from '@lingui/react/macro';
import { safeLink } from '@qrigin/domain/http';
import type { Vendor } from '@qrigin/domain/vendors';
import { Fact, Facts } from '../../ui/text/facts.tsx';
import { TextLink } from '../../ui/text/text-link.tsx';
import { Verbatim } from '../../ui/text/verbatim.tsx';

/** What is known of a vendor, for those who may not change it. */
export function VendorFacts({ vendor }: { vendor: Vendor }) {
  const { t } = useLingui();
  const { description, reference, email, phone, address } = vendor;
  const website = safeLink(vendor.website);
  const given = [
    [t`Description`, description],
    [t`Reference`, reference ?? ''],
    [t`Email`, email],
    [t`Phone`, phone],
    [t`Address`, address],
  ] as const;
  return (
    <Facts>
      {website && (
        <Fact name={t`Website`}>
          <TextLink href={website.href} target="_blank" rel="noreferrer">
            <Verbatim text={website.hostname} />
          </TextLink>
        </Fact>
      )}
      {given.map(
        ([name, text]) =>
          text !== '' && (
            <Fact key={name} name={name}>
              <Verbatim text={text} className="whitespace-pre-line" />
            </Fact>
          ),
      )}
    </Facts>
  );
}
