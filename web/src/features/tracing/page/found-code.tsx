import { useLingui } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import type { Whoami } from '@qrigin/domain/organisations';
import { CODES, type Code } from '@qrigin/domain/qr';
import { RECALLS } from '@qrigin/domain/recalls';
import { type TracedCode, traceCode } from '@qrigin/domain/tracing';
import { may } from '../../../feature/may.ts';
import { useWhoamiHere } from '../../../feature/use-whoami-here.ts';
import { useRead } from '../../../http/query/use-read.ts';
import { PageHead } from '../../../ui/page/page-head.tsx';
import { PageHeader } from '../../../ui/page/page-header.tsx';
import { FailedState } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { RecallOutcome } from '../../recalls/outcome/recall-outcome.tsx';
import { CodeHead } from '../head/code-head.tsx';
import { CodeNotices } from '../head/code-notices.tsx';
import { WhatIsInside } from '../inside/what-is-inside.tsx';
import { WhatHappened } from '../life/what-happened.tsx';
import { PackName, usePackNames } from '../pack-name.tsx';
import { WhereItIsPacked } from '../packed/where-it-is-packed.tsx';
import { HowItWasIssued } from './how-it-was-issued.tsx';
import { UnknownCode } from './no-code.tsx';

/** A code as the server knows it. */
export function FoundCode({ code }: { code: Code }) {
  const { t } = useLingui();
  const { organisation } = useWhoamiHere();
  const { data, error, refetch } = useRead(traceCode, { params: { org: organisation.id, code } });
  if (data) return <Everything code={data} />;
  if (error instanceof Failure && error.code === 'not_found') return <UnknownCode code={code} />;
  return (
    <>
      <PageHead title={t`Code`} />
      <PageHeader title={t`Code`} />
      {error ? (
        <FailedState error={error} onRetry={() => void refetch()} />
      ) : (
        <div aria-busy="true" className="grid gap-5">
          <Skeleton className="h-52 rounded-card" />
          <Skeleton className="h-64 rounded-card" />
        </div>
      )}
    </>
  );
}

/** Staff are asked what was done with a recalled pack; anyone who may see its recalls and pack it may say so. */
const mayTell = ({ status }: TracedCode, whoami: Whoami) =>
  status === 'recalled' && may(whoami, RECALLS.view) && may(whoami, CODES.assign);

function Everything({ code }: { code: TracedCode }) {
  const { t } = useLingui();
  const whoami = useWhoamiHere();
  const nameOf = usePackNames();
  const { kind, status, level, height, position, product } = code;
  const canHold = height !== null && height > 0;
  const isPack = kind !== 'default' && status !== 'unassigned';
  const pack = { level, number: position?.number, isFirst: true };
  const kindName = kind === 'default' ? t`Default code` : t`Blank code`;
  return (
    <>
      <PageHead title={isPack ? nameOf(pack) : kindName} />
      <PageHeader
        title={isPack ? <PackName {...pack} /> : kindName}
        note={product && <Verbatim text={product.name} className="wrap-anywhere" />}
      />
      <CodeNotices code={code} />
      {mayTell(code, whoami) && <RecallOutcome org={whoami.organisation.id} code={code.code} />}
      <CodeHead code={code} canHold={canHold} />
      <div className="grid items-start gap-x-10 gap-y-8 pt-2 lg:grid-cols-[minmax(0,1fr)_minmax(0,24.5rem)]">
        <div className="grid min-w-0 gap-8">
          {isPack && <WhereItIsPacked code={code} />}
          {isPack && canHold && <WhatIsInside code={code} />}
          <HowItWasIssued code={code} />
        </div>
        <WhatHappened code={code} canHold={canHold} />
      </div>
    </>
  );
}
