import { useLingui } from '@lingui/react/macro';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { useFormSetting } from '../state/form-setting.ts';
import { FIELD } from './field-frame.tsx';
import { asTyped, cleanNumber, type Limits, readAmount } from './read-number.ts';
import { useQuietFault } from './use-quiet-fault.ts';

interface Wish {
  value: number | null;
  limits: Limits;
  onChange: (value: number | null) => void;
}

/** A number while it is typed: the text is kept for as long as it means the number that the form knows. */
export function useTypedNumber({ value, limits, onChange }: Wish) {
  const { t, i18n } = useLingui();
  const [typed, setTyped] = useState('');
  const read = readAmount(typed, limits);
  const isOwn = typed !== '' && read.value === value;
  const most = i18n.number(limits.max);
  const words = {
    none: t`Enter a number, such as 12.5.`,
    small: t`Enter more than 0.`,
    big: t`Enter ${most} or less.`,
  };
  const { fault, onFocus, onBlur } = useQuietFault(isOwn && read.fault ? words[read.fault] : undefined);
  return {
    fault,
    input: {
      value: isOwn ? typed : asTyped(value),
      onFocus,
      onBlur: () => {
        onBlur();
        if (!read.fault) setTyped('');
      },
      onType: (text: string) => {
        const clean = cleanNumber(text);
        setTyped(clean);
        const next = readAmount(clean, limits).value;
        if (next !== value) onChange(next);
      },
    },
  };
}

type InputProps = ReturnType<typeof useTypedNumber>['input'] & {
  unit?: ReactNode;
  /** In a column of numbers their ends are below each other. */
  isInColumn?: boolean;
} & Pick<
    ComponentProps<'input'>,
    'id' | 'className' | 'aria-describedby' | 'aria-invalid' | 'aria-label' | 'placeholder'
  >;

export function NumberInput({ onType, unit, isInColumn = false, className, ...input }: InputProps) {
  const { isReadOnly } = useFormSetting();
  return (
    <span className="relative block min-w-0">
      <input
        {...input}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        translate="no"
        readOnly={isReadOnly}
        onChange={(event) => onType(event.target.value)}
        className={classNames(
          FIELD,
          'tabular-nums',
          isInColumn && 'text-right',
          unit !== undefined && 'pr-11 md:pr-10',
          className,
        )}
      />
      {unit !== undefined && (
        <span
          aria-hidden="true"
          translate="no"
          className="pointer-events-none absolute inset-y-0 right-3 grid place-items-center text-14 text-ink-3"
        >
          {unit}
        </span>
      )}
    </span>
  );
}
