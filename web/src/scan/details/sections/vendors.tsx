import { Trans } from '@lingui/react/macro';
import type { SectionOf } from '@qrigin/domain/details';
import { safeLink } from '@qrigin/domain/http';
import type { ShownVendor } from '@qrigin/domain/scan';
import { Icon } from '../../icon.tsx';
import { Each } from '../each.tsx';
import type { FoldView } from '../fold.tsx';
import { Host, OutwardLink } from '../outward-link.tsx';
import type { Reader } from '../reader.ts';
import { linesFold } from '../text-folds.tsx';
import { Told } from '../told.tsx';
import { titleOf } from './section-titles.tsx';

/** Those who had a hand in it, and words about them. One that was deleted is left out. */
export function vendorsFold(reader: Reader, section: SectionOf<'vendor'>): FoldView | undefined {
  const vendors = [...new Set(section.vendor_ids)].flatMap((id) => reader.vendors[id] ?? []);
  const [first] = vendors;
  if (!first) return linesFold(reader, titleOf(reader, section), section.text);
  const name = <Name of={first} />;
  const others = vendors.length - 1;
  return {
    title: titleOf(reader, section),
    answer:
      others === 0 ? (
        name
      ) : (
        <Trans>
          {name} and {others} more
        </Trans>
      ),
    body: (
      <>
        <Told words={section.text} as="p" className="words" />
        <ul className="vendors">
          <Each of={vendors}>{(vendor) => <VendorView vendor={vendor} />}</Each>
        </ul>
      </>
    ),
  };
}

function Name({ of: { name } }: { of: ShownVendor }) {
  return <bdi translate="no">{name}</bdi>;
}

function VendorView({ vendor }: { vendor: ShownVendor }) {
  const website = safeLink(vendor.website);
  return (
    <li>
      <h3>
        <Name of={vendor} />
      </h3>
      {vendor.description !== '' && (
        <p className="words" dir="auto">
          {vendor.description}
        </p>
      )}
      {website && (
        <OutwardLink to={website}>
          <Icon name="out" />
          <b>
            <Host of={website.hostname} />
          </b>
        </OutwardLink>
      )}
    </li>
  );
}
