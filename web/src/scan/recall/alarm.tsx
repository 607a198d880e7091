import type { Overview } from '@qrigin/domain/scan';
import type { ReactNode } from 'react';
import { CodeText } from '../code-text.tsx';
import { longDate } from '../dates.ts';
import { Icon } from '../icon.tsx';
import { thingOf } from '../thing-of.ts';
import type { Notice } from './notices-of.ts';

/** The verdict, the danger, and whether it is this very pack: all that must be seen without scrolling. */
export function Alarm({ overview, notice }: { overview: Overview; notice: Notice }) {
  return (
    <section className="alarm" aria-labelledby="verdict">
      <div className="columns">
        <div className="column">
          <p className="kind">
            <Icon name="alarm" />
            Product safety recall
          </p>
          <h1 id="verdict">This {thingOf(overview)} is recalled. Do not use it.</h1>
          <Words text={notice.reason} />
          <Words text={notice.hazard} />
        </div>
        <dl>
          <Row name="Product">
            <bdi>{overview.product?.name ?? 'None yet'}</bdi>
          </Row>
          {overview.batch !== null && (
            <Row name="Batch">
              <bdi className="mono">{overview.batch.lot_code}</bdi>
            </Row>
          )}
          <Row name="Code">
            <CodeText code={overview.qr_id} />
          </Row>
          <Row name="Recalled">{longDate(notice.date)}</Row>
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
