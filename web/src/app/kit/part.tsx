import type { ReactNode } from 'react';

interface Props {
  title: string;
  note: string;
  children: ReactNode;
}

/** One part of the kit: its name and rule at the left, its states at the right. */
export function Part({ title, note, children }: Props) {
  return (
    <section className="grid gap-6 border-t border-line py-10 lg:grid-cols-[176px_minmax(0,1fr)]">
      <div>
        <h2 className="text-20">{title}</h2>
        <p className="mt-1 text-13 leading-5 text-ink-3">{note}</p>
      </div>
      <div className="min-w-0">{children}</div>
    </section>
  );
}
