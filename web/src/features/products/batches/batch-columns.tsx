import { Trans, useLingui } from '@lingui/react/macro';
import type { Batch } from '@qrigin/domain/products';
import { CalendarX2 } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import type { Column } from '../../../ui/table/table-parts.ts';
import { CalendarDay } from '../../../ui/text/calendar-day.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { isPast } from './is-past.ts';

/** `now` is when the list was read. */
export function useBatchColumns(now: Date): Column<Batch>[] {
  const { t } = useLingui();
  return [
    {
      key: 'lot_code',
      title: t`Batch number`,
      isSortable: true,
      isMono: true,
      cell: ({ lot_code: number }) => <Verbatim text={number} className="wrap-anywhere" />,
    },
    {
      key: 'made_on',
      title: t`Made on`,
      isSortable: true,
      cell: ({ made_on: day }) => (day === null ? <NotGiven /> : <CalendarDay day={day} />),
    },
    {
      key: 'expires_on',
      title: t`Expires on`,
      isSortable: true,
      cell: ({ expires_on: day }) => (day === null ? <NotGiven /> : <ExpiryDay day={day} now={now} />),
    },
    {
      key: 'site_name',
      title: t`Site`,
      cell: ({ site_name: site }) =>
        site === null ? <NotGiven /> : <Verbatim text={site} className="wrap-anywhere" />,
    },
  ];
}

function NotGiven() {
  return (
    <span className="text-ink-3">
      <Trans>Not given</Trans>
    </span>
  );
}

function ExpiryDay({ day, now }: { day: string; now: Date }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
      <CalendarDay day={day} />
      {isPast(day, now) && (
        <Badge variant="danger" icon={<CalendarX2 aria-hidden="true" />}>
          <Trans>Expired</Trans>
        </Badge>
      )}
    </span>
  );
}
