import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';

type BadgeLook = 'plain' | 'good' | 'info' | 'warning' | 'danger' | 'guide';

const LOOKS: Record<BadgeLook, string> = {
  plain: 'bg-sunken text-ink-2',
  good: 'bg-accent-soft text-accent-text',
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  guide: 'bg-guide-soft text-guide-text',
};

interface Props {
  look?: BadgeLook;
  /** Tells the look apart for who sees no colours. */
  icon?: ReactNode;
  children: ReactNode;
}

/** A state in one or two words. */
export function Badge({ look = 'plain', icon, children }: Props) {
  return (
    <span
      className={classNames(
        'in-data-chosen:bg-surface inline-flex min-h-6 items-center gap-1.5 rounded-small px-[9px] py-0.5 text-13 leading-4 font-semibold [&_svg]:-ml-0.5 [&_svg]:size-3.5 [&_svg]:shrink-0',
        LOOKS[look],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
