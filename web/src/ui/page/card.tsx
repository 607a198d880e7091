import type { HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';

type Props = HTMLAttributes<HTMLElement> & { as?: 'div' | 'section' | 'article' | 'li' };

/** A surface with a hairline around it. What lies in it sets its own padding. */
export function Card({ as: Tag = 'div', className, ...props }: Props) {
  return <Tag {...props} className={classNames('rounded-card border border-line bg-surface', className)} />;
}
