import { classNames } from '../class-names.ts';

/** A grey bar in the place of words that are on their way; the class gives its size. Say so once beside it. */
export function Skeleton({ className = 'h-3' }: { className?: string }) {
  return (
    <span aria-hidden="true" className={classNames('block animate-pulse rounded-[4px] bg-line', className)} />
  );
}
