import { Check, Minus } from 'lucide-react';
import type { ChangeEvent, ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface Props {
  label: ReactNode;
  isChecked: boolean;
  /** Some of what it represents is chosen, not all. */
  isPartly?: boolean;
  isDisabled?: boolean;
  /** Where the things beside it say what it is for; it is still read out. */
  isLabelHidden?: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** Yes or no. */
export function Checkbox({
  label,
  isChecked,
  isPartly = false,
  isDisabled = false,
  isLabelHidden = false,
  onChange,
}: Props) {
  const StatusIcon = isPartly ? Minus : Check;
  return (
    <label
      className={classNames(
        'relative z-1 inline-flex min-h-8 items-center gap-2.5 text-15 pointer-coarse:min-h-11',
        isDisabled ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer',
        isLabelHidden && 'min-w-8 justify-center pointer-coarse:min-w-11',
      )}
    >
      <span className="relative grid size-[18px] shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={isChecked}
          disabled={isDisabled}
          ref={(input) => {
            if (input) input.indeterminate = isPartly;
          }}
          onChange={onChange}
          className="peer absolute inset-0 cursor-[inherit] appearance-none rounded-[5px] border border-control-line bg-surface checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:border-line disabled:bg-sunken forced-colors:appearance-auto"
        />
        {(isChecked || isPartly) && (
          <StatusIcon
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none relative size-3 text-on-accent peer-disabled:text-ink-3 forced-colors:hidden"
          />
        )}
      </span>
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
    </label>
  );
}
