import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

interface Props {
  title: string;
  text: ReactNode;
  /** Seven of twelve columns instead of five. */
  isWide?: boolean;
  children: ReactNode;
}

/** One thing that the product does: words above, a picture below. */
export function Feature({ title, text, isWide = false, children }: Props) {
  return (
    <article
      className={classNames(
        'flex min-w-0 flex-col overflow-hidden rounded-card border border-line bg-paper',
        isWide ? 'xl:col-span-7' : 'xl:col-span-5',
      )}
    >
      <div className="px-5 pt-6 pb-5 xl:px-8 xl:pt-8 xl:pb-6">
        <h3 className="text-20 xl:text-24">{title}</h3>
        <p className="mt-2 max-w-[54ch] text-ink-2">{text}</p>
      </div>
      <div className="feature-picture mt-auto">{children}</div>
    </article>
  );
}
