import { Trans, useLingui } from '@lingui/react/macro';
import type { RecallReport } from '@qrigin/domain/recalls';
import { TriangleAlert } from 'lucide-react';
import { CalendarDay } from '../../../ui/text/calendar-day.tsx';
import { ShareBar } from './sum-group.tsx';

/** How often affected codes were scanned on each day, before the recall and since. */
export function ScanDays({ report: { days, all_scans_counted: isWhole } }: { report: RecallReport }) {
  const { t } = useLingui();
  const most = Math.max(0, ...days.map(({ before, since }) => before + since));
  return (
    <div className="grid gap-2">
      <h3 className="text-16">
        <Trans>Scans by day</Trans>
      </h3>
      {!isWhole && (
        <p className="flex gap-2 rounded-control bg-warning-soft px-3.5 py-2.5 text-14 text-warning">
          <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <Trans>There were more scans than we can count, so the real numbers of scans are higher.</Trans>
        </p>
      )}
      {days.length === 0 ? (
        <p className="text-ink-2">
          <Trans>No affected code was scanned in the 30 days before, or since.</Trans>
        </p>
      ) : (
        // What scrolls must be in reach of the keyboard.
        <section
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
          tabIndex={0}
          aria-label={t`Scans by day`}
          className="max-h-96 overflow-y-auto print:max-h-none print:overflow-visible"
        >
          <DayTable days={days} most={most} />
        </section>
      )}
    </div>
  );
}

function DayTable({ days, most }: { days: RecallReport['days']; most: number }) {
  const { i18n } = useLingui();
  return (
    <table className="w-full text-14 [&_:is(td,th)]:border-b [&_:is(td,th)]:border-line [&_:is(td,th)]:py-1.5 [&_:is(td,th)]:pr-4">
      <thead>
        <tr className="text-left text-13 text-ink-3">
          <th scope="col" className="font-semibold">
            <Trans>Day</Trans>
          </th>
          <th scope="col" className="text-right font-semibold">
            <Trans>Before it was opened</Trans>
          </th>
          <th scope="col" className="text-right font-semibold">
            <Trans>Since then</Trans>
          </th>
          <th aria-hidden="true" className="w-2/5 max-sm:hidden" />
        </tr>
      </thead>
      <tbody className="tabular-nums">
        {days.map(({ day, before, since }) => (
          <tr key={day}>
            <th scope="row" className="text-left font-normal">
              <CalendarDay day={day} />
            </th>
            <td className="text-right">{i18n.number(before)}</td>
            <td className="text-right">{i18n.number(since)}</td>
            <td aria-hidden="true" className="max-sm:hidden">
              <ShareBar count={before + since} total={most} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
