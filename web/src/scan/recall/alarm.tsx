import { useLingui } from '@lingui/react/macro';
import type { SharedOverview } from '@qrigin/domain/scan';
import type { ReactNode } from 'react';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { CodeText } from '../code-text.tsx';
import { longDate } from '../format/dates.ts';
import { Icon } from '../icon.tsx';
import { usePack } from '../pack-context.ts';
import { thingOf } from '../thing-of.ts';
import { NoticeLine } from './notice-line.tsx';
import { type NoticeText, useNotice } from './notice-text.ts';
import type { Notice } from './notices-of.ts';

/** The verdict, which is in our words whatever the maker's are, the danger, and whether it is this very pack: all that must be seen without scrolling. */
export function Alarm({ overview, notice }: { overview: SharedOverview; notice: Notice }) {
  const { t, i18n } = useLingui();
  const { codeInFours } = usePack();
  const { product, batch } = overview;
  const told = useNotice(notice);
  const heading = told('heading');
  const verdict =
    thingOf(overview) === 'pack'
      ? t`This pack has been recalled. Do not use it.`
      : t`This product has been recalled. Do not use it.`;
  return (
    <section className="alarm" aria-labelledby="verdict">
      <div className="columns">
        <div className="column">
          <p className="kind">
            <Icon name="alarm" />
            {heading ? verdict : t`Product safety recall`}
          </p>
          <Heading told={heading ?? { text: verdict, own: {} }} />
          <NoticeLine told={told('reason')} />
          <NoticeLine told={told('hazard')} />
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

/** Longer ones would push the pack out of sight. */
const LONG_HEADING = 48;

function Heading({ told: { text, own } }: { told: NoticeText }) {
  return (
    <h1 id="verdict" className={text.length > LONG_HEADING ? 'many' : undefined} {...own}>
      {text}
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
