import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { CONTROL } from '../../../ui/form/control-classes.ts';

interface Option {
  value: string;
  label: string;
}

interface Props {
  label: ReactNode;
  value: string;
  options: readonly Option[];
  onChoose: (value: string) => void;
}

/** One of several that takes effect at once. The browser's own list, so that phones show theirs. */
export function Choice({ label, value, options, onChoose }: Props) {
  const id = useId();
  return (
    <div className="grid min-w-0 gap-1.5">
      <label htmlFor={id} className="text-14 leading-5 font-semibold">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          value={value}
          onChange={({ target }) => onChoose(target.value)}
          className={`${CONTROL} h-11 cursor-pointer appearance-none truncate pr-10`}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute top-3 right-3 size-5 text-ink-3"
        />
      </div>
    </div>
  );
}
