import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { classNames } from '../class-names.ts';
import { CONTROL } from './control-classes.ts';
import { Field } from './field.tsx';

type Props = ComponentProps<'input'> & {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  aside?: ReactNode;
};

/** One line to type in. */
export function TextField({ name, label, hint, aside, className, ...input }: Props) {
  const { register } = useFormContext();
  return (
    <Field name={name} label={label} hint={hint} aside={aside}>
      {(parts) => (
        <input {...input} {...parts} {...register(name)} className={classNames(CONTROL, 'h-12', className)} />
      )}
    </Field>
  );
}
