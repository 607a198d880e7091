import type { ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { Checkbox } from './checkbox.tsx';

interface Props {
  name: string;
  label: ReactNode;
  /** What it does. */
  hint?: ReactNode;
}

/** Yes or no, as a field of the form around it. */
export function CheckboxField({ name, label, hint }: Props) {
  const { field } = useController({ name });
  return (
    <div className="grid gap-0.5">
      <Checkbox label={label} isChecked={field.value === true} onChange={field.onChange} />
      {hint && <p className="pl-7 text-13 leading-5 text-ink-3">{hint}</p>}
    </div>
  );
}
