import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { RecallReach } from '@qrigin/domain/recalls';
import { Verbatim } from '../../../ui/text/verbatim.tsx';

type Reach = Pick<RecallReach, 'codes' | 'packs' | 'levels' | 'batches' | 'batches_count'>;

/** How many codes are affected, how many packs have to be fetched, and of which levels and batches they are. */
export function ReachCounts({ reach }: { reach: Reach }) {
  const { t, i18n } = useLingui();
  const { codes, packs, levels } = reach;
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <p className="grid">
          <strong className="font-head text-24 leading-8">
            <Plural value={codes} one="# code" other="# codes" />
          </strong>
          <span className="text-15 font-semibold">
            <Plural value={packs} one="# pack to find" other="# packs to find" />
          </span>
        </p>
        <ul aria-label={t`By level`} className="flex flex-wrap gap-x-6 gap-y-2">
          {levels.map(({ name, count }) => (
            <li key={name} className="grid text-13 text-ink-2">
              <b className="text-16 font-semibold text-ink tabular-nums">{i18n.number(count)}</b>
              <Verbatim text={name} className="wrap-anywhere" />
            </li>
          ))}
        </ul>
      </div>
      {reach.batches_count > 0 && <Batches reach={reach} />}
    </div>
  );
}

function Batches({ reach: { batches, batches_count: count } }: { reach: Reach }) {
  const { i18n } = useLingui();
  const more = count - batches.length;
  const isNamed = batches.some(({ id }) => id !== null);
  return (
    <div className="flex flex-wrap gap-x-4 gap-y-1 text-14">
      {isNamed && (
        <span className="text-ink-2">
          <Plural value={count} one="Batch:" other="Batches:" />
        </span>
      )}
      {batches.map(({ id, lot_code: number, codes }) => (
        <span key={id ?? ''} className="wrap-anywhere">
          {id === null ? <Trans>No batch</Trans> : <Verbatim text={number} />}{' '}
          <b className="font-semibold tabular-nums">{i18n.number(codes)}</b>
        </span>
      ))}
      {more > 0 && (
        <span>
          <Plural value={more} one="and # more" other="and # more" />
        </span>
      )}
    </div>
  );
}
