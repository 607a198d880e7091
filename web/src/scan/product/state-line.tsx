import { CheckedAt } from '../checked-at.tsx';
import { Icon } from '../icon.tsx';
import type { Verdict } from './verdict.tsx';

/** Always the first thing on the page, and never told by colour alone. */
export function StateLine({ verdict }: { verdict: Verdict }) {
  return (
    <div className={`state ${verdict.tone}`}>
      <Icon name={verdict.icon} />
      <p>
        <b>{verdict.title}</b>
        {verdict.text === undefined ? <CheckedAt /> : <bdi>{verdict.text}</bdi>}
      </p>
    </div>
  );
}
