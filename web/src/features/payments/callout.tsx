import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';

const VARIANTS = {
  info: 'bg-info-soft text-info',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

interface Props {
  variant: keyof typeof VARIANTS;
  icon: ReactNode;
  children: ReactNode;
  /** The next step, as a button. */
  action?: ReactNode;
}

/** What someone should know before they go on, and the way to change it. */
export function Callout({ variant, icon, children, action }: Props) {
  return (
    <aside
      data-not-printed
      className={classNames(
        'flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card py-2.5 pl-4 max-sm:px-4 max-sm:py-4',
        action ? 'pr-2.5' : 'pr-4',
        VARIANTS[variant],
      )}
    >
      <div className="flex min-w-0 flex-1 basis-60 gap-2.5 text-14 [&>svg]:mt-0.5 [&>svg]:size-4.5 [&>svg]:shrink-0">
        {icon}
        <div className="grid min-w-0 gap-1">{children}</div>
      </div>
      {action}
    </aside>
  );
}
