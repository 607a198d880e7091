import type { ComponentProps, ReactNode } from 'react';
import { useFault } from '../state/form-faults.ts';
import { Count, isNearEnd } from './count.tsx';
import { FieldFrame } from './field-frame.tsx';
import { TypedLine } from './typed-text.tsx';
import { useQuietFault } from './use-quiet-fault.ts';

interface Props
  extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'placeholder' | 'autoCapitalize'> {
  label: ReactNode;
  value: string;
  max: number;
  onType: (text: string) => void;
  /** Where faults name it. */
  path?: string;
  hint?: ReactNode;
  aside?: ReactNode;
  isLabelHidden?: boolean;
  className?: string;
  onLeave?: () => void;
}

/** One line that is the same in every language: a number, an address. */
export function LineField(props: Props) {
  const {
    label,
    value,
    max,
    onType,
    path,
    hint,
    aside,
    isLabelHidden = false,
    className,
    onLeave,
    ...input
  } = props;
  const { fault, onFocus, onBlur } = useQuietFault(useFault(path));
  return (
    <FieldFrame
      label={label}
      isLabelHidden={isLabelHidden}
      hint={hint}
      fault={fault}
      aside={isNearEnd(value.length, max) ? <Count length={value.length} max={max} /> : aside}
      className={className}
    >
      {(parts) => (
        <TypedLine
          {...input}
          {...parts}
          value={value}
          max={max}
          onType={onType}
          onFocus={onFocus}
          onBlur={() => {
            onBlur();
            onLeave?.();
          }}
          dir="ltr"
          translate="no"
        />
      )}
    </FieldFrame>
  );
}
