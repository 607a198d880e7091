import { Trans, useLingui } from '@lingui/react/macro';
import type { TracedCode } from '@qrigin/domain/tracing';
import { useState } from 'react';
import { formatAgo } from '../../../ui/text/ago.ts';

/** How often it was scanned, and when last. */
export function Scans({ count, has_more: hasMore, last_at: last }: TracedCode['scans']) {
  const { i18n } = useLingui();
  const [now] = useState(() => new Date());
  if (count === 0)
    return (
      <span className="font-normal text-ink-3">
        <Trans>None yet</Trans>
      </span>
    );
  const number = i18n.number(count);
  return (
    <>
      {hasMore ? <Trans>More than {number}</Trans> : number}
      {last !== null && (
        <span className="font-normal text-ink-2">
          {', '}
          <LastScan at={last} now={now} />
        </span>
      )}
    </>
  );
}

function LastScan({ at, now }: { at: string; now: Date }) {
  const { i18n } = useLingui();
  const date = new Date(at);
  const ago = (
    <time
      dateTime={date.toISOString()}
      title={i18n.date(date, { dateStyle: 'medium', timeStyle: 'short' })}
      className="whitespace-nowrap"
    >
      {formatAgo(i18n.locale, date, now)}
    </time>
  );
  return <Trans>last scanned {ago}</Trans>;
}
