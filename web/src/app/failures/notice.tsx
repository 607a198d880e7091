import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  icon: LucideIcon;
  title: string;
  /** What happened, whether work is safe, and what to do. */
  children: ReactNode;
  /** The next step first. */
  actions: ReactNode;
  /** What to tell whoever helps. */
  number?: ReactNode;
}

/** A page with one thing to say. */
export function Notice({ icon: Icon, title, children, actions, number }: Props) {
  return (
    <section role="alert" className="grid min-h-[70svh] place-items-center px-5 py-16">
      <div className="grid max-w-[440px] justify-items-center gap-3 text-center">
        <div className="brackets mb-5 grid size-24 place-items-center [--arm:24px] [--corner:8px] [--gap:0px]">
          <Icon aria-hidden="true" className="size-10 text-ink-2" strokeWidth={1.5} />
        </div>
        <h1 className="text-28 sm:text-34">{title}</h1>
        <div className="text-ink-2">{children}</div>
        <div className="mt-4 flex flex-wrap justify-center gap-2">{actions}</div>
        {number && <p className="mt-4 text-13 text-ink-3">{number}</p>}
      </div>
    </section>
  );
}
