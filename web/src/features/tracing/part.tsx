import { type ReactNode, useId } from 'react';

interface Props {
  title: string;
  /** Beside the title: how many there are, or how they are seen. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One matter of the page of a code, on the page itself: what it lists are cards. */
export function Part({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 content-start gap-3.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 id={id} className="text-18">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
