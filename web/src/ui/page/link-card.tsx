import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface Props {
  to: string;
  icon: ReactNode;
  title: ReactNode;
  children?: ReactNode;
}

/** Leads to a page of its own, with a line on what is there. */
export function LinkCard({ to, icon, title, children }: Props) {
  return (
    <Link
      to={to}
      className="flex items-center gap-3.5 rounded-card border border-line bg-surface p-4 text-ink no-underline transition-colors duration-120 ease-out hover:border-control-line"
    >
      <span
        aria-hidden="true"
        className="grid size-10 shrink-0 place-items-center rounded-control bg-sunken text-ink-2 [&_svg]:size-5"
      >
        {icon}
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        {children && <span className="block text-14 text-ink-2">{children}</span>}
      </span>
      <ChevronRight aria-hidden="true" className="size-4.5 shrink-0 text-ink-3" />
    </Link>
  );
}
