import { ArrowDown, ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

/** What is traced, between where it came from and where it went. */
export function Spine({ children }: { children: ReactNode }) {
  return (
    <div className="relative grid content-start justify-items-center gap-2 lg:pt-12 print:pt-12">
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-1/2 w-px bg-line max-lg:hidden print:block"
      />
      <div className="relative flex items-center gap-2 rounded-card border-2 border-accent bg-surface px-3 py-2 text-center text-14 font-semibold wrap-anywhere lg:sticky lg:top-20 lg:flex-col print:flex-col">
        <ArrowRight aria-hidden="true" className="size-4.5 shrink-0 text-accent-text max-lg:hidden" />
        <ArrowDown aria-hidden="true" className="size-4.5 shrink-0 text-accent-text lg:hidden" />
        <span className="min-w-0">{children}</span>
      </div>
    </div>
  );
}
