import type { Overview } from '@qrigin/domain/scan';
import { Icon } from '../icon.tsx';
import { Facts, hasFacts } from './facts.tsx';
import { LabelRoll } from './label-roll.tsx';

/** The label of the pack: what it is, whose it is, and below the tear line its batch. */
export function Plate({ overview, level }: { overview: Overview; level: 'h1' | 'h2' }) {
  const { maker, product } = overview;
  const Heading = level;
  const name = product?.name ?? 'No product yet';
  return (
    <article className="plate">
      {level === 'h1' && <LabelRoll name={name} />}
      <div className="who">
        <Heading>
          <bdi>{name}</bdi>
        </Heading>
        <p>
          by{' '}
          <b>
            <bdi>{maker.name}</bdi>
          </b>
        </p>
        {maker.is_closed && (
          <p className="closed">
            <Icon name="note" />
            This maker no longer uses Qrigin.
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
