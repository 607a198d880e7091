import { Plural, Trans } from '@lingui/react/macro';

/** Recalls beyond those that the page shows in full. */
export function MoreRecalls({ count, isBlocked }: { count: number; isBlocked: boolean }) {
  return (
    <section className="card">
      <h2>
        <Plural value={count} one="And # more recall" other="And # more recalls" />
      </h2>
      <p>
        {isBlocked ? (
          <Trans>This page does not show all open recalls. Ask the shop about the rest.</Trans>
        ) : (
          <Trans>This page does not show all open recalls. Ask the maker about the rest.</Trans>
        )}
      </p>
    </section>
  );
}
