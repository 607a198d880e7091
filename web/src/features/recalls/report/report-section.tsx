import { Trans, useLingui } from '@lingui/react/macro';
import { type RecallEntry, recallReport, recallReportLines } from '@qrigin/domain/recalls';
import { Printer } from 'lucide-react';
import { ExportCsv } from '../../../feature/export-csv/export-csv.tsx';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Section } from '../../../ui/page/section.tsx';
import { FailedState } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Report } from './report.tsx';

/** What a recall has come to, to read, to print and as a file. */
export function ReportSection({ recall }: { recall: RecallEntry }) {
  const { t } = useLingui();
  const { organisation } = useWhoamiHere();
  const input = { params: { org: organisation.id, id: recall.id } };
  const { data, error, refetch } = useRead(recallReport, input);
  return (
    // On paper it begins on a page of its own, or its figures would be torn from its heading.
    <div className="print:break-before-page">
      <Section
        id="report"
        title={t`Report`}
        aside={
          data && (
            <div className="flex flex-wrap items-center gap-2 print:hidden">
              <ExportCsv list={recallReportLines} input={input} organisation={organisation.name} />
              <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                <Trans>Print report</Trans>
              </Button>
            </div>
          )
        }
      >
        {data && <Report report={data} />}
        {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
        {!data && !error && (
          <div aria-busy="true">
            <Skeleton className="h-80 rounded-card" />
          </div>
        )}
      </Section>
    </div>
  );
}
