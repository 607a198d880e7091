import { classNames } from '../class-names.ts';
import { initialsOf } from '../text/initials.ts';

const SIZES = { s: 'size-7 text-12', m: 'size-9 text-13' };

/** Colleague's initials. Their name is beside it. */
export function Avatar({ name, size = 'm' }: { name: string; size?: keyof typeof SIZES }) {
  return (
    <span
      aria-hidden="true"
      translate="no"
      className={classNames(
        'grid shrink-0 place-items-center rounded-full bg-sunken font-semibold text-ink-2',
        SIZES[size],
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
