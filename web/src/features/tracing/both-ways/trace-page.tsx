import { Trans, useLingui } from '@lingui/react/macro';
import type { Trace } from '@qrigin/domain/tracing';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FailedState } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { CameFrom } from './came-from.tsx';
import { Spine } from './spine.tsx';
import { WentTo } from './went-to.tsx';

interface Props {
  /** The code or the batch, once it is known. */
  about: ReactNode;
  back?: { to: string; words: ReactNode };
  trace: Trace | undefined;
  /** When it was asked for: it is asked for anew while the page is open. */
  readAt: Date;
  error: unknown;
  onRetry: () => void;
}

/** Where goods came from and where they went, side by side, on paper too. */
export function TracePage({ about, back, trace, readAt, error, onRetry }: Props) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Trace both ways`} />
      <PageHeader
        title={t`Trace both ways`}
        note={
          back && (
            <span data-not-printed>
              <TextLink to={back.to} isAlone>
                {back.words}
              </TextLink>
            </span>
          )
        }
        actions={
          trace && (
            <span data-not-printed>
              <Button icon={<Printer aria-hidden="true" />} onClick={() => window.print()}>
                <Trans>Print this page</Trans>
              </Button>
            </span>
          )
        }
      />
      {trace && <BothWays about={about} trace={trace} readAt={readAt} />}
      {!trace && Boolean(error) && <FailedState error={error} onRetry={onRetry} />}
      {!trace && !error && (
        <div aria-busy="true" className="grid gap-5 lg:grid-cols-2">
          <Skeleton className="h-96 rounded-card" />
          <Skeleton className="h-96 rounded-card" />
        </div>
      )}
    </>
  );
}

function BothWays({ about, trace, readAt }: Pick<Props, 'about' | 'readAt'> & { trace: Trace }) {
  const now = <Moment at={readAt} format="moment" />;
  return (
    <>
      <div className="grid gap-x-6 gap-y-5 lg:grid-cols-[minmax(0,1fr)_10rem_minmax(0,1fr)] print:grid-cols-[minmax(0,1fr)_6rem_minmax(0,1fr)]">
        <CameFrom from={trace.from} />
        <Spine>{about}</Spine>
        <WentTo trace={trace} />
      </div>
      <p className="text-14 text-ink-3">
        <Trans>As recorded on {now}.</Trans>
      </p>
    </>
  );
}
