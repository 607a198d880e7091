import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** One line below the title, or a state such as 'Saved at 10:42'. */
  note?: ReactNode;
  actions?: ReactNode;
}

/** Name of the page and what can be done with all of it. */
export function PageHeader({ title, note, actions }: Props) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="text-28 wrap-anywhere">{title}</h1>
        {note && <div className="mt-1 text-15 text-ink-2">{note}</div>}
      </div>
      {/* Whoever comes back to them by keyboard sees them below the bar, not under it. */}
      {actions && (
        <div className="flex flex-wrap items-center gap-2 [&_:is(a,button)]:scroll-mt-24">{actions}</div>
      )}
    </header>
  );
}
