import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedOverview } from '@qrigin/domain/scan';
import type { ReactNode } from 'react';
import { inFours } from '../../ui/text/in-fours.ts';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { CodeText } from '../code-text.tsx';
import { longDate, timeLeft } from '../dates.ts';
import { isRecalled } from '../recall/is-recalled.ts';

/** Whether there is anything to show below the name. */
export function hasFacts({ batch, pack, withdrawn_at, replaced }: SharedOverview): boolean {
  return [batch, pack, withdrawn_at, replaced].some((fact) => fact !== null);
}

/** The dates and the batch of this very pack, and what has happened to its code. */
export function Facts({ overview }: { overview: SharedOverview }) {
  const { t } = useLingui();
  const { batch, pack, withdrawn_at: withdrawnAt, replaced } = overview;
  const lastDay = batch?.expires_on ?? null;
  const madeOn = batch?.made_on ?? null;
  const current = replaced?.qr_id ?? null;
  return (
    <dl className="facts">
      {lastDay !== null && <Expiry overview={overview} lastDay={lastDay} />}
      {batch !== null && (
        <Fact name={t`Batch`}>
          <Verbatim text={batch.lot_code} className="mono" />
        </Fact>
      )}
      {madeOn !== null && <Fact name={t`Made on`}>{longDate(madeOn)}</Fact>}
      {pack !== null && (
        <Fact name={t`Pack`}>
          <bdi>{pack.level}</bdi>
        </Fact>
      )}
      {withdrawnAt !== null && <Fact name={t`Code withdrawn`}>{longDate(withdrawnAt)}</Fact>}
      {replaced !== null && <Fact name={t`Code replaced`}>{longDate(replaced.at)}</Fact>}
      {current !== null && (
        <Fact name={t`Current code`} isWide>
          <CodeText text={inFours(current)} />
        </Fact>
      )}
    </dl>
  );
}

function Fact({ name, isWide = false, children }: { name: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? 'wide' : undefined}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Where the time that is left would sound as if the pack were fit for use, though it is not. */
const UNFIT: readonly SharedOverview['state'][] = ['recalled', 'withdrawn', 'inactive'];

function Expiry({ overview, lastDay }: { overview: SharedOverview; lastDay: string }) {
  const left = timeLeft(lastDay, overview.today);
  const isUnfit = isRecalled(overview) || UNFIT.includes(overview.state);
  return (
    <div className="wide">
      <dt>
        <Trans>Expiry date</Trans>
      </dt>
      <dd className={left === undefined ? 'date past' : 'date'}>
        {longDate(lastDay)}
        {left !== undefined && !isUnfit && <span className="pill">{left}</span>}
      </dd>
    </div>
  );
}
