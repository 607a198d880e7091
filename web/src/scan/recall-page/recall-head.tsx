import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicRecall } from '@qrigin/domain/recalls';
import type { ReactNode } from 'react';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { longDate } from '../format/dates.ts';
import { Icon } from '../icon.tsx';
import { NoticeLine } from '../recall/notice-line.tsx';
import { useNotice } from '../recall/notice-text.ts';
import { Affected } from './affected.tsx';

/** What it is about, in red as long as it is open. */
export function RecallHead({ recall }: { recall: PublicRecall }) {
  const { t, i18n } = useLingui();
  const told = useNotice(recall);
  const { product, lot_code, opened_at, changed_at, ended_at } = recall;
  return (
    <section className={ended_at === null ? 'alarm' : 'past'} aria-labelledby="heading">
      <div className="columns">
        <div className="column">
          <p className="kind">
            <Icon name="alarm" />
            {ended_at === null ? <Trans>Product safety recall</Trans> : <Trans>This recall has ended</Trans>}
          </p>
          <Heading recall={recall} />
          <NoticeLine told={told('reason')} />
          <NoticeLine told={told('hazard')} />
        </div>
        <dl>
          {product !== null && (
            <Row name={t`Product`}>
              <Verbatim text={product.name} />
            </Row>
          )}
          {lot_code !== null && (
            <Row name={t`Batch`}>
              <Verbatim text={lot_code} className="mono" />
            </Row>
          )}
          <Row name={t`Affected`}>
            <Affected recall={recall} />
          </Row>
          <Row name={t`Recalled`}>{longDate(i18n, opened_at)}</Row>
          {changed_at !== null && <Row name={t`Changed`}>{longDate(i18n, changed_at)}</Row>}
          {ended_at !== null && <Row name={t`Ended`}>{longDate(i18n, ended_at)}</Row>}
        </dl>
      </div>
    </section>
  );
}

function Heading({ recall }: { recall: PublicRecall }) {
  const heading = useNotice(recall)('heading');
  if (heading)
    return (
      <h1 id="heading" {...heading.own}>
        {heading.text}
      </h1>
    );
  const product = <Verbatim text={recall.product?.name ?? ''} />;
  return (
    <h1 id="heading">
      {recall.product ? <Trans>Recall of {product}</Trans> : <Trans>Product recall</Trans>}
    </h1>
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
