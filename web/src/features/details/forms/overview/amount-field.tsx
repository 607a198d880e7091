import { type ReactNode, useId, useState } from 'react';
import { FieldNote } from '../../../../ui/form/field-note.tsx';
import { ChoiceField } from '../fields/choice-field.tsx';
import { NumberInput, useTypedNumber } from '../fields/number-input.tsx';
import type { Limits } from '../fields/read-number.ts';

interface Props<Unit extends string> {
  label: ReactNode;
  amountLabel: string;
  unitLabel: string;
  value: { amount: number; unit: Unit } | null;
  /** Before anything is chosen. */
  usualUnit: Unit;
  units: readonly { value: Unit; label: string }[];
  limits: Limits;
  hint?: ReactNode;
  onChange: (value: { amount: number; unit: Unit } | null) => void;
}

/** How much of what. Without an amount there is nothing to store; the unit that was chosen waits for one. */
export function AmountField<Unit extends string>(props: Props<Unit>) {
  const { label, amountLabel, unitLabel, value, usualUnit, units, limits, hint, onChange } = props;
  const [waiting, setWaiting] = useState(usualUnit);
  const unit = value?.unit ?? waiting;
  const noteId = useId();
  const { fault, input } = useTypedNumber({
    value: value?.amount ?? null,
    limits,
    onChange(amount) {
      if (amount === null) setWaiting(unit);
      onChange(amount === null ? null : { amount, unit });
    },
  });

  return (
    <fieldset className="grid min-w-0 content-start gap-1.5">
      <legend className="mb-1.5 text-14 leading-5 font-semibold">{label}</legend>
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(104px,auto)] gap-2">
        <NumberInput
          {...input}
          aria-label={amountLabel}
          aria-describedby={(fault ?? hint) ? noteId : undefined}
          aria-invalid={fault === undefined ? undefined : true}
        />
        <ChoiceField
          label={unitLabel}
          isLabelHidden
          value={unit}
          options={units}
          onChoose={(chosen) => (value ? onChange({ ...value, unit: chosen }) : setWaiting(chosen))}
        />
      </div>
      <FieldNote id={noteId} fault={fault} hint={hint} />
    </fieldset>
  );
}
