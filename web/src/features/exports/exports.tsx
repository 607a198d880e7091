import { Trans, useLingui } from '@lingui/react/macro';
import { type Export, listExports, requestExport } from '@qrigin/domain/exports';
import { PackageOpen } from 'lucide-react';
import { useEffect } from 'react';
import { useRead } from '../../http/query/use-read.ts';
import { useWrite } from '../../http/query/use-write.ts';
import { Button } from '../../ui/button/button.tsx';
import { useAsyncAction } from '../../ui/button/use-async-action.ts';
import { Card } from '../../ui/page/card.tsx';
import { Section } from '../../ui/page/section.tsx';
import { FailedState } from '../../ui/state/failed-state.tsx';
import { Skeleton } from '../../ui/state/skeleton.tsx';
import { toast } from '../../ui/toast/toast.ts';
import { ExportRow } from './export-row.tsx';
import { WhatIsInside } from './what-is-inside.tsx';

const LOOK_AGAIN_MS = 2000;

const isUnderWay = ({ state }: Export) => state === 'waiting' || state === 'making';

/** As many as there can ever be: few a day, for a few days. */
const ALL = { page_size: '100' };

/** The archives of the organisation, and a button for another one. */
export function Exports({ org }: { org: string }) {
  const { t } = useLingui();
  const { data, error, refetch } = useRead(listExports, { params: { org }, query: ALL });
  const request = useWrite(requestExport);
  const { isBusy, act } = useAsyncAction();
  const exports = data?.items ?? [];
  const isMaking = exports.some(isUnderWay);

  useEffect(() => {
    if (!isMaking) return undefined;
    const timer = setInterval(() => void refetch(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isMaking, refetch]);

  async function start() {
    await request({ params: { org } });
    toast({ title: t`Export started. We’ll email you when it is ready.` });
  }

  return (
    <div className="grid max-w-200 min-w-0 gap-4">
      <Section id="start" title={t`What you get`}>
        <WhatIsInside />
        <Button
          variant="primary"
          className="justify-self-start"
          icon={<PackageOpen aria-hidden="true" />}
          isBusy={isBusy}
          disabled={isMaking}
          onClick={() => void act(start)}
        >
          <Trans>Start export</Trans>
        </Button>
      </Section>
      {!data && error && <FailedState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton className="h-24" />}
      {exports.length > 0 && (
        <section aria-label={t`Exports`}>
          <ul className="grid gap-3">
            {exports.map((one) => (
              <Card key={one.id} as="li" className="p-5 text-15">
                <ExportRow org={org} item={one} />
              </Card>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
