import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type IssuedRun, listRuns } from '@qrigin/domain/qr';
import { hasMoreRows, useReadPages } from '../../../http/query/use-read.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

interface Props {
  org: string;
  packaging: string;
  onChoose: (run: number) => void;
}

/** The runs of a packaging structure to choose from, the newest first. */
export function RunList({ org, packaging, onChoose }: Props) {
  const { t } = useLingui();
  const params = { org, id: packaging };
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useReadPages(
    listRuns,
    (page) => ({ params, query: { page: String(page) } }),
    { hasMore: hasMoreRows },
  );
  if (error && !data) return <FailedLine error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-control" />;
  const runs = new Map(data.pages.flatMap(({ items }) => items).map((run) => [run.id, run]));
  return (
    <div className="grid gap-2">
      <ul
        aria-label={t`Runs`}
        className="max-h-80 overflow-y-auto rounded-card border border-line bg-surface"
      >
        {[...runs.values()].map((run) => (
          <li key={run.id} className="border-line not-first:border-t">
            <button
              type="button"
              onClick={() => onChoose(run.id)}
              className="grid min-h-12 w-full cursor-pointer gap-0.5 px-3.5 py-2 text-left hover:bg-sunken focus-visible:-outline-offset-2"
            >
              <RunWords run={run} />
            </button>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="justify-self-start"
        >
          <Trans>Show more</Trans>
        </Button>
      )}
    </div>
  );
}

function RunWords({ run: { id, created_at: at, count, batch } }: { run: IssuedRun }) {
  const run = <Verbatim text={String(id)} />;
  const lot = batch && <Verbatim text={batch.lot_code} className="wrap-anywhere" />;
  return (
    <>
      <span className="flex flex-wrap justify-between gap-x-4">
        <span className="font-semibold">
          <Trans>Run {run}</Trans>
        </span>
        <span className="text-14 text-ink-2">
          <Moment at={at} format="moment" />
        </span>
      </span>
      <span className="flex flex-wrap justify-between gap-x-4 text-14 text-ink-2">
        <span>{lot ? <Trans>Batch {lot}</Trans> : <Trans>No batch</Trans>}</span>
        <span className="tabular-nums">
          <Plural value={count} one="# code" other="# codes" />
        </span>
      </span>
    </>
  );
}
