import type { ComponentProps } from 'react';
import { classNames } from '../../class-names.ts';

const VARIANTS = {
  typing:
    'border-control-line bg-surface text-ink hover:border-ink-2 focus:border-accent focus:outline-2 focus:-outline-offset-1 focus:outline-accent aria-invalid:border-danger aria-invalid:text-danger aria-invalid:focus:outline-danger',
  busy: 'border-line bg-sunken text-ink-3',
  done: 'border-accent bg-accent-soft text-accent-text',
};

type Props = Omit<ComponentProps<'input'>, 'value'> & {
  digit: string;
  label: string;
  variant: keyof typeof VARIANTS;
};

/** One of the boxes. No `maxLength`: a phone fills the whole code into the first one, from where it is spread. */
export function CodeBox({ digit, label, variant, className, ...input }: Props) {
  return (
    <input
      {...input}
      type="text"
      inputMode="numeric"
      value={digit}
      aria-label={label}
      onFocus={(event) => event.currentTarget.select()}
      className={classNames(
        'h-12 min-w-0 flex-1 rounded-control border p-0 text-center font-mono text-24 caret-accent transition-colors duration-120 ease-out min-[360px]:h-16 min-[360px]:text-28',
        VARIANTS[variant],
        className,
      )}
    />
  );
}
