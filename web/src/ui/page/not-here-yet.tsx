import type { ReactNode } from 'react';
import { HalfDrawnCode } from './half-drawn-code.tsx';
import { PageHead } from './page-head.tsx';
import { PageHeader } from './page-header.tsx';

interface Props {
  title: string;
  /** What will be here, and what can be done until then. */
  children: ReactNode;
  /** The way to what works today. */
  action: ReactNode;
}

/** A page that has its place already: says what it will be for, and leads to what works today. */
export function NotHereYet({ title, children, action }: Props) {
  return (
    <>
      <PageHead title={title} />
      <PageHeader title={title} />
      <div className="grid flex-1 content-center justify-items-center px-2 pt-4 pb-16 text-center">
        <div className="brackets mb-12 w-32 [--arm:24px] [--corner:8px] [--gap:16px]">
          <HalfDrawnCode />
        </div>
        <p className="max-w-[48ch] text-16 text-ink-2">{children}</p>
        <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div>
      </div>
    </>
  );
}
