import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { Card } from '../../../ui/page/card.tsx';

/** One of the two ways. */
export function TraceColumn({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3">
      <h2 id={id} className="text-18">
        {title}
      </h2>
      {children}
    </section>
  );
}

interface StepProps {
  icon: ReactNode;
  title: string;
  children: ReactNode;
}

/** One thing that is known of the way. */
export function TraceStep({ icon, title, children }: StepProps) {
  return (
    <Card className="flex gap-3 p-4 break-inside-avoid">
      <span
        aria-hidden="true"
        className="grid size-9 shrink-0 place-items-center rounded-control bg-sunken text-ink-2 [&_svg]:size-4.5"
      >
        {icon}
      </span>
      <div className="grid min-w-0 flex-1 content-start gap-1">
        <h3 className="text-16">{title}</h3>
        {children}
      </div>
    </Card>
  );
}

/** How many there are beyond those that are named. */
export function More({ named, all }: { named: number; all: number }) {
  const { i18n } = useLingui();
  if (all <= named) return null;
  const more = i18n.number(all - named);
  return (
    <p className="text-14 text-ink-2">
      <Trans>and {more} more</Trans>
    </p>
  );
}

export function NotKnown({ children }: { children: ReactNode }) {
  return <p className="text-ink-2">{children}</p>;
}
