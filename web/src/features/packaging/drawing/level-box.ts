import { classNames } from '../../../ui/class-names.ts';

const GROUNDS = ['bg-sunken', 'bg-paper', 'bg-surface'];

/** How the box of a level looks: each a little lighter than the one around it, the innermost with a green edge. */
export const levelBox = (at: number, isInnermost: boolean): string =>
  classNames(
    'grid min-w-0 gap-3 rounded-card border p-2.5 sm:p-4',
    isInnermost ? 'border-accent bg-surface' : `border-control-line ${GROUNDS[at] ?? 'bg-surface'}`,
  );
