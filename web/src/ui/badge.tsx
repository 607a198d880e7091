import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BadgeVariant = 'plain' | 'good' | 'info' | 'warning' | 'danger' | 'guide';

const VARIANTS: Record<BadgeVariant, string> = {
  plain: 'bg-sunken text-ink-2',
  good: 'bg-accent-soft text-accent-text',
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  guide: 'bg-guide-soft text-guide-text',
};

interface Props {
  variant?: BadgeVariant;
  /** Tells the variants apart for anyone who sees no colours. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A state in one or two words. */
export function Badge({ variant = 'plain', icon, children }: Props) {
  return (
    <span
      className={classNames(
        'in-data-chosen:bg-surface inline-flex min-h-6 items-center gap-1.5 rounded-small px-[9px] py-0.5 text-13 leading-4 font-semibold [&_svg]:-ml-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0',
        VARIANTS[variant],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
