import { Trans, useLingui } from '@lingui/react/macro';
import { LINE_MAX, type Section, type SectionOf, VENDORS_MAX } from '@qrigin/domain/details';
import { safeLink } from '@qrigin/domain/http';
import type { VendorRow } from '@qrigin/domain/vendors';
import { useParams } from 'react-router';
import { FieldNote } from '../../../../../ui/form/field-note.tsx';
import { Verbatim } from '../../../../../ui/text/verbatim.tsx';
import { useNamedVendors } from '../../../../vendors/use-named-vendors.ts';
import { WordsField } from '../../fields/words-field.tsx';
import { RowButtons } from '../../rows/row-buttons.tsx';
import { type RowActions, useRows } from '../../rows/use-rows.ts';
import { useFault } from '../../state/form-faults.ts';
import { useFormSetting } from '../../state/form-setting.ts';
import { useField } from '../../state/use-field.ts';
import type { Change } from '../../state/use-typed-content.ts';
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
  const { isReadOnly } = useFormSetting();
  const changeVendors = useOfType(change, 'vendor');
  const changeIds = useField(changeVendors, 'vendor_ids');
  const { vendor_ids: ids } = section;
  const { list, actions } = useRows(ids, changeIds);
  const vendors = useNamedVendors(org, ids);
  return (
    <>
      <fieldset className="grid min-w-0 gap-2">
        <legend className="mb-2 text-14 leading-5 font-semibold">
          <Trans>Vendors</Trans>
        </legend>
        <ol ref={list} className="grid gap-2 empty:hidden">
          {ids.map((id, at) => (
            <ChosenVendor
              key={id}
              vendor={vendors[id]}
              at={at}
              count={ids.length}
              actions={isReadOnly ? undefined : actions}
            />
          ))}
        </ol>
        {!isReadOnly && ids.length < VENDORS_MAX && (
          <ChooseVendor
            chosen={ids}
            onChoose={({ id }) => changeIds((before) => (before.includes(id) ? before : [...before, id]))}
          />
        )}
        {ids.length >= VENDORS_MAX && (
          <p className="text-13 leading-5 text-ink-3">
            <Trans>You have added {VENDORS_MAX}, which is the limit.</Trans>
          </p>
        )}
        <p className="text-13 leading-5 text-ink-3">
          <Trans>Shoppers see their name, website and description. Changes to a vendor show at once.</Trans>
        </p>
      </fieldset>
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

interface RowProps {
  /** Nothing until it is known, or once it was deleted. */
  vendor: VendorRow | undefined;
  at: number;
  count: number;
  /** Nothing for who may only read. */
  actions: RowActions<string> | undefined;
}

function ChosenVendor({ vendor, at, count, actions }: RowProps) {
  const { t } = useLingui();
  const place = at + 1;
  const fault = useFault(`vendor_ids.${at}`);
  const host = safeLink(vendor?.website ?? '')?.hostname;
  const name = vendor?.name ?? t`Vendor ${place}`;
  const noteId = `vendor-${at}-note`;
  return (
    <li className="grid gap-1 rounded-control border border-line py-1 pr-1 pl-3">
      <div className="flex min-h-9 items-center gap-2">
        <span className="min-w-0 flex-1 py-1 wrap-anywhere">
          {vendor ? <Verbatim text={vendor.name} /> : <span className="text-ink-3">{name}</span>}
          {host !== undefined && (
            <span className="block text-13 text-ink-3" translate="no">
              {host}
            </span>
          )}
        </span>
        {actions && (
          <RowButtons
            name={name}
            at={at}
            count={count}
            onMove={(to) => actions.move(at, to)}
            onRemove={() => actions.remove(at)}
          />
        )}
      </div>
      {fault && <FieldNote id={noteId} fault={fault} />}
    </li>
  );
}
