import type { ComponentProps, ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { classNames } from '../class-names.ts';
import { CONTROL } from './control-classes.ts';
import { Field } from './field.tsx';

interface Props extends ComponentProps<'textarea'> {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  /** In place of the count that is there when there is a `maxLength`. */
  aside?: ReactNode;
}

/** Several lines to type in. Grows with the text from 100 to 200 pixels. */
export function TextAreaField({ name, label, hint, aside, maxLength, className, ...area }: Props) {
  const { register } = useFormContext();
  const count = maxLength === undefined ? undefined : <Count name={name} max={maxLength} />;
  return (
    <Field name={name} label={label} hint={hint} aside={aside ?? count}>
      {(parts) => (
        <textarea
          {...area}
          {...parts}
          {...register(name)}
          maxLength={maxLength}
          className={classNames(
            CONTROL,
            'field-sizing-content block max-h-50 min-h-25 resize-y py-2.5 leading-[22px]',
            className,
          )}
        />
      )}
    </Field>
  );
}

function Count({ name, max }: { name: string; max: number }) {
  const text: unknown = useWatch({ name });
  const length = typeof text === 'string' ? text.length : 0;
  return <span className="tabular-nums">{`${length} / ${max}`}</span>;
}
