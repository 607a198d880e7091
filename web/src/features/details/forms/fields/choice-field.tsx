import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { useFormSetting } from '../state/form-setting.ts';
import { FIELD, FieldFrame } from './field-frame.tsx';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

interface Props<Value extends string> {
  label: ReactNode;
  value: Value;
  options: readonly Option<Value>[];
  onChoose: (value: Value) => void;
  hint?: ReactNode;
  aside?: ReactNode;
  isLabelHidden?: boolean;
  className?: string;
}

/** One of several, in the browser's own list. */
export function ChoiceField<Value extends string>(props: Props<Value>) {
  const { label, value, options, onChoose, hint, aside, isLabelHidden = false, className } = props;
  const { isReadOnly } = useFormSetting();
  return (
    <FieldFrame label={label} isLabelHidden={isLabelHidden} hint={hint} aside={aside} className={className}>
      {(parts) => (
        <span className="relative block">
          <select
            {...parts}
            value={value}
            disabled={isReadOnly}
            onChange={(event) => {
              const chosen = options.find((option) => option.value === event.target.value);
              if (chosen) onChoose(chosen.value);
            }}
            className={classNames(FIELD, 'cursor-pointer appearance-none truncate pr-9 md:pr-8')}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 right-2.5 my-auto size-4.5 text-ink-3"
          />
        </span>
      )}
    </FieldFrame>
  );
}
