import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface Props extends ComponentProps<'button'> {
  /** `main`: the next step. `plain`: everything beside it. `light` and `outline` are for coloured screens. */
  variant?: 'main' | 'plain' | 'light' | 'outline';
  icon?: ReactNode;
}

const VARIANTS = {
  main: 'border-transparent bg-chrome-accent text-black',
  plain: 'border-white/35 bg-white/6 text-chrome-ink',
  light: 'border-transparent bg-white text-black',
  outline: 'border-white bg-transparent text-white',
} as const;

/** A button for gloves: 64 pixels high, on a dark or coloured screen. */
export function HallButton({ variant = 'plain', icon, className, children, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={classNames(
        'inline-flex min-h-16 cursor-pointer items-center justify-center gap-2.5 rounded-control border-2 px-4 py-2 text-center text-18 leading-tight font-semibold outline-offset-3 focus-visible:outline-3 focus-visible:outline-chrome-ink disabled:cursor-not-allowed disabled:border-white/15 disabled:bg-white/5 disabled:text-chrome-ink-2 [&_svg]:size-6',
        VARIANTS[variant],
        className,
      )}
    >
      {icon}
      {children}
    </button>
  );
}
