import type { ReactNode } from 'react';

interface Props {
  title: ReactNode;
  /** One sentence on what will appear here. */
  children?: ReactNode;
  /** The next step, as a button. */
  action?: ReactNode;
  /** A quiet link beside it. */
  aside?: ReactNode;
  /** An icon or a small drawing, within the brackets. */
  picture?: ReactNode;
}

/** Shown where there is nothing yet, and names the next step. */
export function EmptyState({ title, children, action, aside, picture }: Props) {
  return (
    <div className="grid justify-items-center gap-1 px-6 py-12 text-center">
      {picture && (
        <div
          aria-hidden="true"
          className="brackets mb-5 grid size-24 place-items-center text-ink-2 [--arm:24px] [--bracket:var(--control-line)] [--corner:8px] [--gap:0px] [&>svg]:size-9"
        >
          {picture}
        </div>
      )}
      <h2 className="text-18">{title}</h2>
      {children && <p className="max-w-[36ch] text-15 text-ink-2">{children}</p>}
      {(action ?? aside) && (
        <div className="mt-4 flex flex-wrap items-center justify-center gap-x-4 gap-y-3">
          {action}
          {aside}
        </div>
      )}
    </div>
  );
}
