import type { ReactNode } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { NumberInput, useTypedNumber } from './number-input.tsx';
import type { Limits } from './read-number.ts';

interface Props {
  label: ReactNode;
  value: number | null;
  limits: Limits;
  onChange: (value: number | null) => void;
  /** After the number, within the field. */
  unit?: ReactNode;
  hint?: ReactNode;
  isLabelHidden?: boolean;
  isInColumn?: boolean;
  className?: string;
}

/** A number, or nothing. What cannot be stored is kept in sight with the reason, and nothing is stored. */
export function NumberField({
  label,
  value,
  limits,
  onChange,
  unit,
  hint,
  isLabelHidden,
  isInColumn,
  className,
}: Props) {
  const { fault, input } = useTypedNumber({ value, limits, onChange });
  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden ?? false}
      hint={hint}
      fault={fault}
      className={className}
    >
      {(parts) => <NumberInput {...parts} {...input} unit={unit} isInColumn={isInColumn ?? false} />}
    </FieldFrame>
  );
}
