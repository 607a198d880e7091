import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Field } from '../../../ui/form/field.tsx';
import { CountInput } from './count-input.tsx';

interface Props {
  name: string;
  label: ReactNode;
  max: number;
  hint?: ReactNode;
  aside?: ReactNode;
}

/** A number of things, as a field of the form around it. */
export function CountField({ name, label, max, hint, aside }: Props) {
  const { field } = useController({ name });
  return (
    <Field name={name} label={label} hint={hint} aside={aside}>
      {(parts) => <CountInput {...field} {...parts} max={max} />}
    </Field>
  );
}
