import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface Props {
  /** What a list of sections leads to. */
  id: string;
  title: string;
  /** Beside the title: a state such as 'On' or 'Saved'. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One matter of a page that holds several. */
export function Section({ id, title, aside, children }: Props) {
  const titleId = useId();
  return (
    <Card
      as="section"
      id={id}
      aria-labelledby={titleId}
      className="grid scroll-mt-20 gap-5 p-5 text-15 max-md:scroll-mt-32 sm:p-6"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id={titleId} className="text-20">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </Card>
  );
}
