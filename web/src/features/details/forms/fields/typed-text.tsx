import type { ComponentProps } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { useFormSetting } from '../state/form-setting.ts';
import { cleanLine, cleanLines } from './clean-text.ts';
import { FIELD } from './field-frame.tsx';

interface Typed {
  value: string;
  max: number;
  onType: (text: string) => void;
}

type LineProps = Typed & Omit<ComponentProps<'input'>, 'value' | 'onChange'>;

/** One line. Whatever is typed or pasted arrives as a text that can be stored. */
export function TypedLine({ value, max, onType, className, ...input }: LineProps) {
  const { isReadOnly } = useFormSetting();
  return (
    <input
      type="text"
      autoComplete="off"
      {...input}
      value={value}
      maxLength={max}
      readOnly={isReadOnly}
      onChange={(event) => onType(cleanLine(event.target.value, max))}
      className={classNames(FIELD, className)}
    />
  );
}

type LinesProps = Typed & Omit<ComponentProps<'textarea'>, 'value' | 'onChange'>;

/** Several lines. Grows with its text. */
export function TypedLines({ value, max, onType, className, ...area }: LinesProps) {
  const { isReadOnly } = useFormSetting();
  return (
    <textarea
      {...area}
      value={value}
      maxLength={max}
      readOnly={isReadOnly}
      onChange={(event) => onType(cleanLines(event.target.value, max))}
      className={classNames(
        FIELD,
        'field-sizing-content block h-auto max-h-90 min-h-22 resize-y py-2.5 leading-[22px] md:h-auto',
        className,
      )}
    />
  );
}
