import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import { Button } from '../../../../ui/button/button.tsx';

interface Option {
  value: string;
  label: string;
  Icon?: LucideIcon;
}

interface Props {
  name: string;
  label: string;
  options: readonly Option[];
}

/** One of a few short choices, or none of them. */
export function ChoiceTiles({ name, label, options }: Props) {
  const id = useId();
  const tiles = useRef<HTMLDivElement>(null);
  // Registered radios of which none is chosen would make the value null as soon as they lose the focus.
  const { field } = useController({ name });
  return (
    <fieldset aria-labelledby={id} className="min-w-0 sm:col-span-2">
      <div className="flex min-h-5 items-baseline justify-between gap-3">
        <span id={id} className="text-14 leading-5 font-semibold">
          {label}
        </span>
        {field.value !== '' && (
          <Button
            variant="ghost"
            size="s"
            className="-my-3 -mr-3 pointer-coarse:-my-3.5"
            aria-describedby={id}
            onClick={() => {
              field.onChange('');
              tiles.current?.querySelector('input')?.focus();
            }}
          >
            <Trans>Clear</Trans>
          </Button>
        )}
      </div>
      <div ref={tiles} className="mt-1.5 grid grid-cols-3 gap-2">
        {options.map(({ value, label: words, Icon }) => (
          <label
            key={value}
            className="relative flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-card border border-control-line bg-surface px-1.5 text-center text-14 leading-5 transition-colors duration-120 ease-out hover:border-ink-2 has-checked:border-accent has-checked:font-semibold has-checked:shadow-[inset_0_0_0_1px_var(--accent)] has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent md:text-15 [&:has(:checked)>svg]:text-accent"
          >
            <input
              type="radio"
              name={name}
              value={value}
              checked={field.value === value}
              onChange={() => field.onChange(value)}
              className="sr-only"
            />
            {Icon && <Icon aria-hidden="true" className="size-4.5 text-ink-3 max-sm:hidden" />}
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
