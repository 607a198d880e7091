import { Trans, useLingui } from '@lingui/react/macro';
import { listLife, type TracedCode } from '@qrigin/domain/tracing';
import { useState } from 'react';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useReadBack } from '../../../http/query/use-read-back.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Part } from '../part.tsx';
import { Segments } from '../segments.tsx';
import { LifeEntry } from './life-entry.tsx';

type Reach = 'this' | 'inside';
const IS_WITH_INSIDE = { this: 'false', inside: 'true' } as const;

/** The life of a code, the newest first; with what is in it, if someone asks for that. */
export function WhatHappened({ code, canHold }: { code: TracedCode; canHold: boolean }) {
  const { t } = useLingui();
  const [reach, setReach] = useState<Reach>('this');
  return (
    <Part
      title={t`What happened`}
      aside={
        canHold && (
          <Segments
            label={t`Show what happened to`}
            value={reach}
            options={[
              ['this', t`This code`],
              ['inside', t`With contents`],
            ]}
            onChange={setReach}
          />
        )
      }
    >
      <Life key={reach} code={code.code} reach={reach} />
    </Part>
  );
}

function Life({ code, reach }: { code: string; reach: Reach }) {
  const { organisation } = useWhoamiHere();
  const life = useReadBack(listLife, (before) => ({
    params: { org: organisation.id, code },
    query: { inside: IS_WITH_INSIDE[reach], ...(before !== undefined && { before }) },
  }));
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = life;
  if (!data && error) return <FailedLine error={error} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div aria-busy="true" className="grid gap-4">
        {[0, 1, 2].map((line) => (
          <Skeleton key={line} className="h-10" />
        ))}
      </div>
    );
  const steps = data.pages.flatMap((page) => page.steps);
  if (steps.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>Nothing has happened to it yet.</Trans>
      </p>
    );
  return (
    <>
      <ol className="list-none">
        {steps.map((step) => (
          <LifeEntry key={step.id} step={step} code={code} />
        ))}
      </ol>
      {error && <FailedLine error={error} onRetry={() => void fetchNextPage()} />}
      {hasNextPage && !error && (
        <Button
          isBusy={isFetchingNextPage}
          onClick={() => void fetchNextPage()}
          className="justify-self-start"
        >
          <Trans>Show earlier</Trans>
        </Button>
      )}
    </>
  );
}
