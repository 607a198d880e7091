import { Trans, useLingui } from '@lingui/react/macro';
import type { Content } from '@qrigin/domain/details';
import { isRecalled, type SharedOverview } from '@qrigin/domain/scan';
import { inFours } from '../../ui/text/in-fours.ts';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { CodeText } from '../code-text.tsx';
import { ProductFacts } from '../details/facts/product-facts.tsx';
import { longDate, timeLeft } from '../format/dates.ts';
import { Fact } from './fact.tsx';

/** Whether there is anything to show below the name. */
export function hasFacts({ batch, pack, withdrawn_at, replaced }: SharedOverview): boolean {
  return [batch, pack, withdrawn_at, replaced].some((fact) => fact !== null);
}

/** The dates and the batch of this very pack, what is true of every pack, and what has happened to its code. */
export function Facts({ overview, content }: { overview: SharedOverview; content?: Content | undefined }) {
  const { t, i18n } = useLingui();
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
      {madeOn !== null && <Fact name={t`Made on`}>{longDate(i18n, madeOn)}</Fact>}
      {pack !== null && (
        <Fact name={t`Pack`}>
          <bdi>{pack.level}</bdi>
        </Fact>
      )}
      {withdrawnAt !== null && <Fact name={t`Code withdrawn`}>{longDate(i18n, withdrawnAt)}</Fact>}
      {replaced !== null && <Fact name={t`Code replaced`}>{longDate(i18n, replaced.at)}</Fact>}
      {current !== null && (
        <Fact name={t`Current code`} isWide>
          <CodeText text={inFours(current)} />
        </Fact>
      )}
      {content && <ProductFacts overview={overview} content={content} />}
    </dl>
  );
}

/** Where the time that is left would sound as if the pack were fit for use, though it is not. */
const UNFIT: readonly SharedOverview['state'][] = ['recalled', 'withdrawn', 'inactive'];

function Expiry({ overview, lastDay }: { overview: SharedOverview; lastDay: string }) {
  const { i18n } = useLingui();
  const left = timeLeft(i18n, lastDay, overview.today);
  const isUnfit = isRecalled(overview) || UNFIT.includes(overview.state);
  return (
    <div className="wide">
      <dt>
        <Trans>Expiry date</Trans>
      </dt>
      <dd className={left === undefined ? 'date past' : 'date'}>
        {longDate(i18n, lastDay)}
        {left !== undefined && !isUnfit && <span className="pill">{left}</span>}
      </dd>
    </div>
  );
}
