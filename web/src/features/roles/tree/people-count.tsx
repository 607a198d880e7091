import { Plural } from '@lingui/react/macro';

/** How many have a role: a bare number for the eye, with its word for anyone who listens. */
export function PeopleCount({ count }: { count: number }) {
  return (
    <span className="min-w-4 text-right text-14 font-normal text-ink-3 tabular-nums">
      <span aria-hidden="true">{count}</span>
      <span className="sr-only">
        <Plural value={count} one="# person" other="# people" />
      </span>
    </span>
  );
}
