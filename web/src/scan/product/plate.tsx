import { Trans } from '@lingui/react/macro';
import type { SharedOverview } from '@qrigin/domain/scan';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { Icon } from '../icon.tsx';
import { Facts, hasFacts } from './facts.tsx';
import { LabelRoll } from './label-roll.tsx';

/** The label of the pack: what it is, whose it is, and below the tear line its batch. */
export function Plate({ overview, level }: { overview: SharedOverview; level: 'h1' | 'h2' }) {
  const { product } = overview;
  const maker = <Verbatim text={overview.maker.name} />;
  const Heading = level;
  return (
    <article className="plate">
      {level === 'h1' && product && <LabelRoll name={product.name} />}
      <div className="who">
        <Heading>{product ? <Verbatim text={product.name} /> : <Trans>No product yet</Trans>}</Heading>
        <p>
          <Trans>
            by <b>{maker}</b>
          </Trans>
        </p>
        {overview.maker.is_closed && (
          <p className="closed">
            <Icon name="note" />
            <Trans>This maker no longer uses Qrigin.</Trans>
          </p>
        )}
      </div>
      {hasFacts(overview) && (
        <>
          <hr className="tear" />
          <Facts overview={overview} />
        </>
      )}
    </article>
  );
}
