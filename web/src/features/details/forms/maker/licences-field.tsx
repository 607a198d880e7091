import { Trans, useLingui } from '@lingui/react/macro';
import { type FixedContent, LICENCE_NUMBER_MAX, LICENCE_TYPES, LICENCES_MAX } from '@qrigin/domain/details';
import { X } from 'lucide-react';
import { LICENCE_WORDS } from '../../words/units.ts';
import { ChoiceField } from '../fields/choice-field.tsx';
import { LineField } from '../fields/line-field.tsx';
import { AddButton } from '../rows/add-button.tsx';
import { IconButton } from '../rows/row-buttons.tsx';
import { type RowActions, useRows } from '../rows/use-rows.ts';
import { useFormSetting } from '../state/form-setting.ts';
import type { Change } from '../state/use-typed-content.ts';

type Licence = FixedContent<'maker'>['licences'][number];

interface Props {
  licences: Licence[];
  change: Change<Licence[]>;
}

/** The numbers under which it may be made and sold. */
export function LicencesField({ licences, change }: Props) {
  const { keys, list, actions, add } = useRows(licences, change);
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-2 text-14 leading-5 font-semibold">
        <Trans>Licences</Trans>
      </legend>
      <ol ref={list} className="grid gap-2 empty:hidden">
        {licences.map((licence, at) => (
          <LicenceRow key={keys[at]} licence={licence} at={at} actions={actions} />
        ))}
      </ol>
      <AddButton
        count={licences.length}
        max={LICENCES_MAX}
        onAdd={() => add({ type: licences.length === 0 ? 'fssai' : 'other', number: '' })}
      >
        <Trans>Add licence</Trans>
      </AddButton>
    </fieldset>
  );
}

interface RowProps {
  licence: Licence;
  at: number;
  actions: RowActions<Licence>;
}

function LicenceRow({ licence, at, actions }: RowProps) {
  const { t } = useLingui();
  const { isReadOnly } = useFormSetting();
  const place = at + 1;
  const { type, number } = licence;
  return (
    <li className="grid grid-cols-[minmax(0,152px)_minmax(0,1fr)_auto] items-start gap-x-2 @max-[440px]:grid-cols-[minmax(0,1fr)_auto] @max-[440px]:gap-y-2">
      <ChoiceField
        label={t`Type of licence ${place}`}
        isLabelHidden
        value={type}
        options={LICENCE_TYPES.map((one) => ({ value: one, label: t(LICENCE_WORDS[one]) }))}
        onChoose={(chosen) => actions.change(at, (row) => ({ ...row, type: chosen }))}
      />
      <LineField
        label={t`Number of licence ${place}`}
        isLabelHidden
        value={number}
        max={LICENCE_NUMBER_MAX}
        path={`licences.${at}.number`}
        {...(type === 'fssai' && { inputMode: 'numeric' as const, placeholder: t`14 digits` })}
        onType={(text) => actions.change(at, (row) => ({ ...row, number: text }))}
        className="@max-[440px]:order-1 @max-[440px]:col-span-2"
      />
      {!isReadOnly && (
        <IconButton label={t`Remove licence ${place}`} onClick={() => actions.remove(at)}>
          <X aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
