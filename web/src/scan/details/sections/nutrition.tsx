import { Trans, useLingui } from '@lingui/react/macro';
import {
  inServing,
  kilojoulesOf,
  NUTRIENT_NAMES,
  NUTRIENTS,
  type NutrientName,
  shareOfDay,
} from '@qrigin/domain/details';
import { plainNumber, roundedNumber, wholePercent } from '../../format/amounts.ts';
import { Amount } from '../facts/net-quantity.tsx';
import type { FoldView } from '../fold.tsx';
import type { Reader } from '../reader.ts';
import { Told } from '../told.tsx';
import { NUTRIENT_LABELS } from './nutrient-labels.ts';
import { NutritionNote } from './nutrition-note.tsx';
import { type Nutrition, unitOf } from './nutrition-unit.ts';
import { titleOf } from './section-titles.tsx';

type Row = { name: NutrientName; per100: number };

function rowsOf({ values }: Nutrition): Row[] {
  return NUTRIENT_NAMES.flatMap((name) => {
    const per100 = values[name];
    return per100 === undefined ? [] : [{ name, per100 }];
  });
}

export function nutritionFold(reader: Reader, section: Nutrition): FoldView | undefined {
  const rows = rowsOf(section);
  if (rows.length === 0) return undefined;
  return {
    title: titleOf(reader, section),
    answer: <NutritionAnswer section={section} />,
    body: (
      <>
        <NutritionTable section={section} rows={rows} />
        <NutritionNote section={section} hasShares={hasShares(section)} />
      </>
    ),
  };
}

/** 320 kcal in 100 g */
function NutritionAnswer({ section }: { section: Nutrition }) {
  const { i18n } = useLingui();
  const { energy: kcal } = section.values;
  const amount = <Amount value={plainNumber(i18n, 100)} unit={unitOf(section)} />;
  if (kcal === undefined) return <Trans>Typical values for {amount}</Trans>;
  const energy = <Amount value={plainNumber(i18n, kcal)} unit="kcal" />;
  return (
    <Trans>
      {energy} in {amount}
    </Trans>
  );
}

/** What one looks at, of which the share of a day is told: a serving where there is one. India's rules know no other. */
function hasShares({ serving, reference }: Nutrition): boolean {
  return serving !== null || reference === 'eu';
}

function NutritionTable({ section, rows }: { section: Nutrition; rows: readonly Row[] }) {
  const { i18n } = useLingui();
  const { serving } = section;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Typical values</Trans>
          </th>
          <th scope="col">
            <Amount value={plainNumber(i18n, 100)} unit={unitOf(section)} />
          </th>
          {serving !== null && (
            <th scope="col">
              <ServingName section={section} serving={serving} />
            </th>
          )}
          {hasShares(section) && (
            <th scope="col">
              <Trans>Daily</Trans>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <NutrientRow key={row.name} row={row} section={section} />
        ))}
      </tbody>
    </table>
  );
}

function ServingName({ section, serving }: { section: Nutrition; serving: number }) {
  const { i18n } = useLingui();
  if (Object.keys(section.serving_name).length > 0) return <Told words={section.serving_name} />;
  return <Amount value={plainNumber(i18n, serving)} unit={unitOf(section)} />;
}

function NutrientRow({ row: { name, per100 }, section }: { row: Row; section: Nutrition }) {
  const { i18n } = useLingui();
  const { serving, reference } = section;
  const { unit, ...nutrient } = NUTRIENTS[name];
  const isPart = 'isPart' in nutrient;
  const inOne = serving === null ? per100 : inServing(per100, serving);
  const share = shareOfDay(name, inOne, reference);
  const isInBoth = name === 'energy' && reference === 'eu';
  return (
    <tr className={isPart ? 'part' : undefined}>
      <th scope="row">
        {i18n._(NUTRIENT_LABELS[name])}{' '}
        <small>
          <bdi dir="ltr">{isInBoth ? 'kJ / kcal' : unit}</bdi>
        </small>
      </th>
      <td>
        {isInBoth && `${roundedNumber(i18n, kilojoulesOf(per100))} / `}
        {plainNumber(i18n, per100)}
      </td>
      {serving !== null && (
        <td>
          {isInBoth && `${roundedNumber(i18n, kilojoulesOf(inOne))} / `}
          {roundedNumber(i18n, inOne)}
        </td>
      )}
      {hasShares(section) && <td>{share !== undefined && wholePercent(i18n, share)}</td>}
    </tr>
  );
}
