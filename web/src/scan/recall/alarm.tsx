import { Trans, useLingui } from '@lingui/react/macro';
import type { SharedOverview } from '@qrigin/domain/scan';
import type { ReactNode } from 'react';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { CodeText } from '../code-text.tsx';
import { longDate } from '../format/dates.ts';
import { Icon } from '../icon.tsx';
import { usePack } from '../pack-context.ts';
import { thingOf } from '../thing-of.ts';
import type { Notice } from './notices-of.ts';

/** The verdict, the danger, and whether it is this very pack: all that must be seen without scrolling. */
export function Alarm({ overview, notice }: { overview: SharedOverview; notice: Notice }) {
  const { t, i18n } = useLingui();
  const { codeInFours } = usePack();
  const { product, batch } = overview;
  return (
    <section className="alarm" aria-labelledby="verdict">
      <div className="columns">
        <div className="column">
          <p className="kind">
            <Icon name="alarm" />
            <Trans>Product safety recall</Trans>
          </p>
          <h1 id="verdict">
            {thingOf(overview) === 'pack'
              ? t`This pack has been recalled. Do not use it.`
              : t`This product has been recalled. Do not use it.`}
          </h1>
          <Words text={notice.reason} />
          <Words text={notice.hazard} />
        </div>
        <dl>
          {!overview.is_blocked && (
            <Row name={t`Product`}>{product ? <Verbatim text={product.name} /> : t`None yet`}</Row>
          )}
          {batch !== null && (
            <Row name={t`Batch`}>
              <Verbatim text={batch.lot_code} className="mono" />
            </Row>
          )}
          <Row name={t`Code`}>
            <CodeText text={codeInFours} />
          </Row>
          <Row name={t`Recalled`}>{longDate(i18n, notice.date)}</Row>
        </dl>
      </div>
    </section>
  );
}

/** Words that would push the pack out of sight are set smaller. */
const MANY = 160;

function Words({ text }: { text: string }) {
  if (text === '') return null;
  return (
    <p className={text.length > MANY ? 'words many' : 'words'} dir="auto">
      {text}
    </p>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </>
  );
}
