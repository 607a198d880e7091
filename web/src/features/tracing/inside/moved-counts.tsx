import { Plural } from '@lingui/react/macro';

interface Props {
  moved_in: number;
  moved_out: number;
}

/** Nothing where all is as it was issued. */
export function MovedCounts({ moved_in: movedIn, moved_out: movedOut }: Props) {
  if (movedIn === 0 && movedOut === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-4 text-14 text-ink-2">
      {movedOut > 0 && (
        <span>
          <Plural value={movedOut} one="# moved out" other="# moved out" />
        </span>
      )}
      {movedIn > 0 && (
        <span>
          <Plural value={movedIn} one="# moved in" other="# moved in" />
        </span>
      )}
    </p>
  );
}
