import { Trans, useLingui } from '@lingui/react/macro';
import {
  inServing,
  kilojoulesOf,
  NUTRIENT_MAX,
  NUTRIENTS,
  type NutrientName,
  type Reference,
  shareOfDay,
} from '@qrigin/domain/details';
import { memo, useId } from 'react';
import { classNames } from '../../../../../ui/class-names.ts';
import { NUTRIENT_WORDS } from '../../../words/nutrients.ts';
import { NumberInput, useTypedNumber } from '../../fields/number-input.tsx';

interface Props {
  name: NutrientName;
  /** In 100 g or ml. */
  amount: number | undefined;
  serving: number | null;
  reference: Reference;
  onChange: (name: NutrientName, amount: number | null) => void;
}

const LIMITS = { max: NUTRIENT_MAX };

/** One nutrient: what is typed for 100 g, and what follows for a serving and of a day. */
export const NutrientRow = memo(function NutrientRow({ name, amount, serving, reference, onChange }: Props) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { unit } = NUTRIENTS[name];
  const isPart = 'isPart' in NUTRIENTS[name];
  const { fault, input } = useTypedNumber({
    value: amount ?? null,
    limits: LIMITS,
    onChange: (value) => onChange(name, value),
  });
  const figure = (value: number) => i18n.number(value, { maximumSignificantDigits: 3 });
  const inOne = amount === undefined || serving === null ? undefined : inServing(amount, serving);
  const kilojoules =
    amount === undefined || unit !== 'kcal' ? undefined : i18n.number(Math.round(kilojoulesOf(amount)));
  // India counts by the serving alone, the EU by 100 g as well.
  const shareOf100 = amount !== undefined && reference === 'eu' ? shareOfDay(name, amount, 'eu') : undefined;
  const share = inOne === undefined ? undefined : shareOfDay(name, inOne, reference);
  return (
    <tr className="group align-top">
      <th scope="row" className="py-1.5 pr-2 text-left text-14 leading-5 font-normal">
        <label
          htmlFor={id}
          className={classNames('block pt-3 md:pt-2.5', isPart ? 'pl-3 text-ink-2' : 'font-semibold')}
        >
          {t(NUTRIENT_WORDS[name])}
        </label>
      </th>
      <td className="w-33 py-1.5">
        <NumberInput
          {...input}
          id={id}
          unit={unit}
          isInColumn
          aria-describedby={`${id}-note`}
          aria-invalid={fault === undefined ? undefined : true}
          className={unit === 'kcal' ? 'pr-13 md:pr-12' : undefined}
        />
        <p
          id={`${id}-note`}
          aria-live="polite"
          className="pt-0.5 text-right text-13 leading-5 text-ink-3 empty:hidden"
        >
          {fault !== undefined && <span className="text-danger">{fault}</span>}
          {fault === undefined && kilojoules !== undefined && <Trans>{kilojoules} kJ</Trans>}
          {fault === undefined && <Share of={shareOf100} />}
        </p>
      </td>
      <td className="w-24 py-1.5 pl-2 text-right text-14 leading-5 tabular-nums @[440px]:w-32">
        <span className="block pt-3 md:pt-2.5">
          {inOne === undefined ? (
            <span className="text-ink-3">–</span>
          ) : (
            <span translate="no">{`${figure(inOne)} ${unit}`}</span>
          )}
        </span>
        <span className="block text-13 text-ink-3">
          <Share of={share} />
        </span>
      </td>
    </tr>
  );
});

function Share({ of: share }: { of: number | undefined }) {
  const { i18n } = useLingui();
  if (share === undefined) return null;
  const percent = i18n.number(share / 100, { style: 'percent', maximumFractionDigits: share < 10 ? 1 : 0 });
  return (
    <span className="block">
      <Trans>{percent} of a day</Trans>
    </span>
  );
}
