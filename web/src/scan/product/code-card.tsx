import type { Overview } from '@qrigin/domain/scan';
import { CheckedAt } from '../checked-at.tsx';
import { CodeText } from '../code-text.tsx';
import { longDate } from '../dates.ts';
import { Icon } from '../icon.tsx';
import { thingOf } from '../thing-of.ts';

/** The code to compare with the pack, and what being known means and does not mean. */
export function CodeCard({ overview, isRecallTold }: { overview: Overview; isRecallTold: boolean }) {
  const { qr_id: code, maker } = overview;
  return (
    <section className="card">
      <h2>Code of this {thingOf(overview)}</h2>
      <p className="code brackets">
        <CodeText code={code} />
      </p>
      <ul className="rows">
        {!isRecallTold && (
          <li>
            <Icon name="shield" />
            <p>
              <b>No recall of this code</b>
              <CheckedAt at={overview.checked_at} />
            </p>
          </li>
        )}
        <li>
          <Icon name="check" />
          <p>
            <b>Code known to us</b>
            Issued to <bdi>{maker.name}</bdi> on {longDate(overview.issued_at)}. A code can be copied, so
            compare pack and page.
          </p>
        </li>
      </ul>
    </section>
  );
}
