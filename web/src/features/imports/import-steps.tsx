import { Trans, useLingui } from '@lingui/react/macro';
import type { Import, ImportKind } from '@qrigin/domain/imports';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button/button.tsx';
import { Section } from '../../ui/page/section.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import type { TableFile } from './file/table-file.ts';
import { kindFrom } from './kind-words.ts';
import { StepNumbers } from './step-numbers.tsx';
import { ChooseFile } from './steps/choose-file.tsx';
import { ImportResult } from './steps/import-result.tsx';
import { MatchColumns } from './steps/match-columns.tsx';
import { isUnderWay, useImport } from './use-import.ts';

interface Props {
  org: string;
  /** What the person may import. */
  kinds: readonly ImportKind[];
  /** What files are called. */
  organisation: string;
}

/** From the file to what came of it. The import that is under way is in the address, so that it is found again. */
export function ImportSteps({ org, kinds, organisation }: Props) {
  const { t } = useLingui();
  const [search, setSearch] = useSearchParams();
  const kind = kindFrom(search.get('kind'), kinds);
  const id = search.get('id') ?? undefined;
  const [table, setTable] = useState<TableFile>();
  const { data: found, error, refetch } = useImport(org, id);
  const section = useRef<HTMLDivElement>(null);

  function go(next: { kind: ImportKind; id?: string }) {
    setSearch({ kind: next.kind, ...(next.id !== undefined && { id: next.id }) }, { replace: true });
    // What was pressed is gone then; whoever listens hears what comes next.
    section.current?.focus();
  }
  function again() {
    setTable(undefined);
    go({ kind: found?.kind ?? kind });
  }
  const started = (begun: Import) => go({ kind: begun.kind, id: begun.id });
  const step = stepOf(id, found, table);
  const titles = [t`Choose a file`, t`Match columns`, t`Check`, t`Done`] as const;

  return (
    <div ref={section} tabIndex={-1} className="grid min-w-0 gap-4 outline-none">
      <StepNumbers names={titles} current={step} />
      <Section id="import" title={titles[step - 1] ?? ''}>
        {step === 1 && (
          <ChooseFile
            kinds={kinds}
            kind={kind}
            onKind={(chosen) => go({ kind: chosen })}
            onTable={(read) => {
              setTable(read);
              section.current?.focus();
            }}
          />
        )}
        {step === 2 && table && (
          <MatchColumns key={kind} org={org} kind={kind} table={table} onStarted={started} onBack={again} />
        )}
        {id !== undefined && !found && error && <FailedState error={error} onRetry={() => void refetch()} />}
        {id !== undefined && !found && !error && <Skeleton className="h-32" />}
        {found && id !== undefined && (
          <>
            <ImportResult
              org={org}
              found={found}
              organisation={organisation}
              mayImport={kinds.includes(found.kind)}
            />
            {!isUnderWay(found) && (
              <Button className="justify-self-start" onClick={again}>
                {found.state === 'done' ? (
                  <Trans>Import another file</Trans>
                ) : (
                  <Trans>Choose another file</Trans>
                )}
              </Button>
            )}
          </>
        )}
      </Section>
    </div>
  );
}

function stepOf(
  id: string | undefined,
  found: Import | undefined,
  table: TableFile | undefined,
): 1 | 2 | 3 | 4 {
  if (id !== undefined) return found?.state === 'done' ? 4 : 3;
  return table ? 2 : 1;
}
