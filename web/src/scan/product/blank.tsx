import { Trans } from '@lingui/react/macro';
import type { SharedOverview } from '@qrigin/domain/scan';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { Viewfinder } from '../frame/viewfinder.tsx';
import { Icon } from '../icon.tsx';
import { Facts, hasFacts } from './facts.tsx';

/** A code that no one has put on a product yet: all we can say is whose it is. */
export function Blank({ overview }: { overview: SharedOverview }) {
  const maker = <Verbatim text={overview.maker.name} />;
  return (
    <>
      <EmptyBox />
      <h1>
        <Trans>This code has no product yet</Trans>
      </h1>
      <p className="lead">
        <Trans>
          It was issued to <b>{maker}</b>. As far as we know, it is not on a product.
        </Trans>
      </p>
      {overview.maker.is_closed && (
        <p className="closed">
          <Icon name="note" />
          <Trans>This maker no longer uses Qrigin.</Trans>
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

/** The code is there; what it should be on is still an outline. */
function EmptyBox() {
  return (
    <Viewfinder>
      <path strokeWidth="3" strokeDasharray="5 5" d="M34 44h52v44H34z" />
      <path strokeWidth="3" strokeLinejoin="round" d="M34 44l9-12h34l9 12M60 32v12" />
      <path className="tail" stroke="none" d="M54 60h12v12H54z" />
    </Viewfinder>
  );
}
