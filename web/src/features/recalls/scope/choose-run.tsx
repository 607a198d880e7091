import { Trans } from '@lingui/react/macro';
import { listPackagings, type Packaging } from '@qrigin/domain/packaging';
import type { ScopeFields } from '@qrigin/domain/recalls';
import { useState } from 'react';
import { useRead } from '../../../http/query/use-read.ts';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { Choice } from '../../details/preview/choice.tsx';
import { ChosenLine } from './chosen-line.tsx';
import { RunList } from './run-list.tsx';

interface Props {
  org: string;
  product: string;
  chosen: number | undefined;
  onChoose: (chosen: ScopeFields | undefined) => void;
}

/** A run: what was issued at one time. */
export function ChooseRun({ org, product, chosen, onChoose }: Props) {
  const { data, error, refetch } = useRead(
    listPackagings,
    { params: { org, id: product } },
    { isEnabled: chosen === undefined },
  );
  if (chosen !== undefined) {
    const named = <Verbatim text={String(chosen)} className="font-semibold" />;
    return (
      <ChosenLine onChange={() => onChoose(undefined)}>
        <Trans>Run {named}</Trans>
      </ChosenLine>
    );
  }
  if (error && !data) return <FailedLine error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-24 rounded-control" />;
  const issued = data.filter(({ issued: { runs } }) => runs > 0);
  return <RunsOf org={org} packagings={issued} onChoose={(run) => onChoose({ scope: 'run', run_id: run })} />;
}

interface RunsProps {
  org: string;
  packagings: readonly Packaging[];
  onChoose: (run: number) => void;
}

/** The runs of one structure; which, can be chosen where there are several. */
function RunsOf({ org, packagings, onChoose }: RunsProps) {
  const [id, setId] = useState(packagings[0]?.id ?? '');
  if (packagings.length === 0)
    return (
      <p className="text-15 text-ink-2">
        <Trans>No codes have been issued for this product yet, so there are no runs.</Trans>
      </p>
    );
  return (
    <div className="grid gap-3">
      {packagings.length > 1 && (
        <Choice
          label={<Trans>Packaging structure</Trans>}
          value={id}
          onChoose={setId}
          options={packagings.map(({ id: value, name: label }) => ({ value, label }))}
        />
      )}
      <RunList key={id} org={org} packaging={id} onChoose={onChoose} />
    </div>
  );
}
