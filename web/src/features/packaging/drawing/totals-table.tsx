import { Trans, useLingui } from '@lingui/react/macro';
import { codesPerLevel, type Level, runSize } from '@qrigin/domain/qr';
import { classNames } from '../../../ui/class-names.ts';
import { LevelName } from './level-name.tsx';
import { packTreeOf } from './pack-tree-of.ts';
import { PacksOf } from './packs-of.tsx';

/** More figures than a column has room for in large type: what is tried may be far more than can be issued. */
const isLong = (figure: string) => figure.length > '10,000,000'.length;

interface Props {
  levels: readonly Level[];
  /** How many times; unknown while that is being typed. */
  times: number | undefined;
}

/** Codes of each level, for one outermost pack and for as many as are asked for. */
export function TotalsTable({ levels, times }: Props) {
  const { i18n } = useLingui();
  const one = packTreeOf(levels, 1);
  const many = times === undefined ? undefined : packTreeOf(levels, times);
  const counts = many && codesPerLevel(many);
  const shown = (count: number | undefined): string => (count === undefined ? '–' : i18n.number(count));
  const all = shown(many && runSize(many));
  // Of one pack there is nothing to compare.
  const isCompared = times !== 1;
  return (
    <table className="w-full text-right text-14 tabular-nums [&_:is(td,th)]:py-1 [&_:is(td,th)]:pl-3 [&_:is(td,th):first-child]:pl-0">
      <caption className="sr-only">
        <Trans>Codes of each level</Trans>
      </caption>
      <thead className="align-bottom text-13 text-ink-2 wrap-anywhere">
        <tr>
          <th scope="col" className="text-left font-normal">
            <Trans>Level</Trans>
          </th>
          {isCompared && (
            <th scope="col" className="font-semibold">
              <PacksOf levels={levels} times={1} />
            </th>
          )}
          <th scope="col" className="font-semibold">
            {times !== undefined && <PacksOf levels={levels} times={times} />}
          </th>
        </tr>
      </thead>
      <tbody>
        {codesPerLevel(one).map(({ name, count }, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- a level has no other name while it is being typed
          <tr key={at}>
            <th scope="row" className="text-left font-normal text-ink-2 wrap-anywhere">
              <LevelName name={name} at={at} />
            </th>
            {isCompared && <td className="text-ink-2">{shown(count)}</td>}
            <td className="font-semibold">{shown(counts?.[at]?.count)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-line [&_:is(td,th)]:pt-2">
          <th scope="row" className="text-left font-semibold">
            <Trans>Codes</Trans>
          </th>
          {isCompared && <td className="font-semibold">{shown(runSize(one))}</td>}
          <td
            className={classNames('font-head leading-8 font-semibold', isLong(all) ? 'text-16' : 'text-24')}
          >
            {all}
          </td>
        </tr>
      </tfoot>
    </table>
  );
}
