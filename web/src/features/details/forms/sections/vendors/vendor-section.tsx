import { Trans, useLingui } from '@lingui/react/macro';
import { LINE_MAX, type Section, type SectionOf, VENDORS_MAX } from '@qrigin/domain/details';
import { safeLink } from '@qrigin/domain/http';
import { useParams } from 'react-router';
import { useNamedVendors } from '../../../../vendors/use-named-vendors.ts';
import { WordsField } from '../../fields/words-field.tsx';
import { useField } from '../../state/use-field.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { ChosenList, type ChosenRow } from '../chosen/chosen-list.tsx';
import { useOfType } from '../use-of-type.ts';
import { ChooseVendor } from './choose-vendor.tsx';

interface Props {
  section: SectionOf<'vendor'>;
  change: Change<Section>;
}

/** Who had a hand in the product: vendors in the order in which shoppers see them, and words about them. */
export function VendorSection({ section, change }: Props) {
  const { t } = useLingui();
  const { orgId: org = '' } = useParams();
  const changeVendors = useOfType(change, 'vendor');
  const changeIds = useField(changeVendors, 'vendor_ids');
  const { vendor_ids: ids } = section;
  const { vendors, isLoaded } = useNamedVendors(org, ids);

  function rowOf(id: string): ChosenRow | undefined {
    const vendor = vendors[id];
    if (!vendor) return undefined;
    const host = safeLink(vendor.website)?.hostname;
    return { name: vendor.name, ...(host !== undefined && { note: <span translate="no">{host}</span> }) };
  }

  return (
    <>
      <ChosenList
        legend={<Trans>Vendors</Trans>}
        field="vendor_ids"
        ids={ids}
        change={changeIds}
        max={VENDORS_MAX}
        rowOf={rowOf}
        isLoaded={isLoaded}
        gone="vendor"
        placeName={(place) => t`Vendor ${place}`}
        choose={
          <ChooseVendor
            chosen={ids}
            onChoose={({ id }) => changeIds((before) => (before.includes(id) ? before : [...before, id]))}
          />
        }
        hint={
          <Trans>Shoppers see their name, website and description. Changes to a vendor show at once.</Trans>
        }
      />
      <WordsField
        label={t`Text`}
        words={section.text}
        max={LINE_MAX}
        isLong
        change={useField(changeVendors, 'text')}
        hint={<Trans>What they have to do with this product.</Trans>}
      />
    </>
  );
}
