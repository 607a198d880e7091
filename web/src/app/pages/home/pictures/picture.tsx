import type { ReactNode } from 'react';
import { classNames } from '../../../../ui/class-names.ts';

interface Props {
  /**
   * What it shows, for anyone who cannot see it. Without a label it only repeats the words beside it, and
   * screen readers skip it.
   */
  label?: string;
  className?: string;
  children: ReactNode;
}

/** A drawing of the product at work. What it shows is made up; the section around it says so, once (`ExampleNote`). */
export function Picture({ label, className, children }: Props) {
  const role = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <figure className={classNames('picture', className)} {...role} translate="no">
      {children}
    </figure>
  );
}
