import type { Overview } from '@qrigin/domain/scan';
import { Icon } from '../icon.tsx';
import { Viewfinder } from '../viewfinder.tsx';
import { Facts, hasFacts } from './facts.tsx';

/** A code that nobody has put on a product yet: all that can be told is whose it is. */
export function Blank({ overview }: { overview: Overview }) {
  const { maker } = overview;
  return (
    <>
      <EmptyBox />
      <h1>A code without a product</h1>
      <p className="lead">
        It was issued to{' '}
        <b>
          <bdi>{maker.name}</bdi>
        </b>
        , and is on no product that we know of.
      </p>
      {maker.is_closed && (
        <p className="closed">
          <Icon name="note" />
          This maker no longer uses Qrigin.
        </p>
      )}
      {hasFacts(overview) && (
        <div className="plate">
          <Facts overview={overview} />
        </div>
      )}
    </>
  );
}

/** The code is there; what it should stand on is still an outline. */
function EmptyBox() {
  return (
    <Viewfinder>
      <path strokeWidth="3" strokeDasharray="5 5" d="M34 44h52v44H34z" />
      <path strokeWidth="3" strokeLinejoin="round" d="M34 44l9-12h34l9 12M60 32v12" />
      <path className="tail" stroke="none" d="M54 60h12v12H54z" />
    </Viewfinder>
  );
}
