import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { useController } from 'react-hook-form';
import { classNames } from '../class-names.ts';
import { CONTROL } from './control-classes.ts';
import { Field } from './field.tsx';

interface Option {
  value: string;
  label: string;
}

interface Props extends ComponentProps<'select'> {
  name: string;
  label: ReactNode;
  options: readonly Option[];
  /** Stands there while nothing is chosen, whose value is the empty text. */
  placeholder?: string;
  hint?: ReactNode;
  aside?: ReactNode;
}

/** One of several. The browser's own list, so that phones show theirs. */
export function SelectField({ name, label, options, placeholder, hint, aside, className, ...select }: Props) {
  // Not left to the browser: it forgets a choice whose option comes or goes later.
  const { field } = useController({ name });
  return (
    <Field name={name} label={label} hint={hint} aside={aside}>
      {(parts) => (
        <div className="relative">
          <select
            {...select}
            {...parts}
            {...field}
            className={classNames(CONTROL, 'h-12 cursor-pointer appearance-none truncate pr-11', className)}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 right-3.5 size-5 text-ink-3"
          />
        </div>
      )}
    </Field>
  );
}
