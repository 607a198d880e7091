import { Trans, useLingui } from '@lingui/react/macro';
import type { RecallReport } from '@qrigin/domain/recalls';
import { Moment } from '../../../ui/text/moment.tsx';
import { ScanDays } from './scan-days.tsx';
import { SumGroup } from './sum-group.tsx';
import { Timeline } from './timeline.tsx';
import { Warned } from './warned.tsx';

/** Each affected code is counted once in each of the three groups, so each group adds up to all of them. */
export function Report({ report }: { report: RecallReport }) {
  const { t } = useLingui();
  const { sums, recall } = report;
  const counted = <Moment at={report.counted_at} format="moment" />;
  const total = sums.issued;
  return (
    <div className="grid gap-7">
      <div className="grid gap-1">
        <Warned report={report} />
        <p className="text-14 text-ink-2">
          {recall.lifted_at === null ? (
            <Trans>Counted {counted}. Scans by members count, too.</Trans>
          ) : (
            <Trans>Counted when it ended, {counted}. Scans by members count, too.</Trans>
          )}
        </p>
      </div>
      <div className="grid gap-x-8 gap-y-6 lg:grid-cols-3 print:grid-cols-3">
        <SumGroup
          title={t`Where the codes are`}
          total={total}
          lines={[
            { name: t`In a pack`, count: sums.packed },
            { name: t`In no pack`, count: sums.unpacked },
            { name: t`Withdrawn`, count: sums.withdrawn },
          ]}
        />
        <SumGroup
          title={t`What was done with them`}
          total={total}
          lines={[
            { name: t`Destroyed`, count: sums.destroyed },
            { name: t`Returned`, count: sums.returned },
            { name: t`Kept separate`, count: sums.held },
            { name: t`Not reported yet`, count: sums.untold },
          ]}
        />
        <SumGroup
          title={t`Whether they were scanned`}
          total={total}
          lines={[
            { name: t`Scanned before it was opened`, count: sums.scanned_before },
            { name: t`Scanned only after it was opened`, count: sums.scanned_since },
            { name: t`Never scanned`, count: sums.never_scanned },
          ]}
        />
      </div>
      <ScanDays report={report} />
      <Timeline report={report} />
    </div>
  );
}
