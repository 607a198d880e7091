import { Trans, useLingui } from '@lingui/react/macro';
import {
  NAME_MAX,
  NUTRIENT_NAMES,
  type NutrientName,
  REFERENCES,
  SERVING_MAX,
  type Section,
  type SectionOf,
} from '@qrigin/domain/details';
import { ChevronDown } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Button } from '../../../../../ui/button/button.tsx';
import { REFERENCE_WORDS } from '../../../words/nutrients.ts';
import { NumberField } from '../../fields/number-field.tsx';
import { WordsField } from '../../fields/words-field.tsx';
import { useField } from '../../state/use-field.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { useOfType } from '../use-of-type.ts';
import { NutrientRow } from './nutrient-row.tsx';
import { Segments } from './segments.tsx';

type Nutrition = SectionOf<'nutrition'>;

interface Props {
  section: Nutrition;
  change: Change<Section>;
}

/** What labels have to tell comes first; vitamins and minerals are a press away. */
const COMMON = NUTRIENT_NAMES.slice(0, NUTRIENT_NAMES.indexOf('vitamin_a'));
const SERVING = { max: SERVING_MAX, isPositive: true };

export function NutritionSection({ section, change }: Props) {
  const { t } = useLingui();
  const changeFacts = useOfType(change, 'nutrition');
  const unit = section.per === '100ml' ? 'ml' : 'g';
  return (
    <>
      <div className="grid gap-5 @[440px]:grid-cols-2">
        <Segments
          legend={<Trans>Amounts per</Trans>}
          value={section.per}
          options={[
            { value: '100g', label: <Trans>100 g</Trans> },
            { value: '100ml', label: <Trans>100 ml</Trans> },
          ]}
          onChoose={(per) => changeFacts((before) => ({ ...before, per }))}
        />
        <Segments
          legend={<Trans>Share of a day by</Trans>}
          value={section.reference}
          options={REFERENCES.map((value) => ({ value, label: t(REFERENCE_WORDS[value].name) }))}
          onChoose={(reference) => changeFacts((before) => ({ ...before, reference }))}
        />
        <NumberField
          label={<Trans>Serving</Trans>}
          value={section.serving}
          limits={SERVING}
          unit={unit}
          onChange={(serving) => changeFacts((before) => ({ ...before, serving }))}
        />
        <WordsField
          label={t`A serving is`}
          words={section.serving_name}
          max={NAME_MAX}
          change={useField(changeFacts, 'serving_name')}
          hint={<Trans>Such as: a spoon, or two biscuits.</Trans>}
        />
      </div>
      <NutrientTable section={section} change={changeFacts} />
    </>
  );
}

function NutrientTable({ section, change }: { section: Nutrition; change: Change<Nutrition> }) {
  const { t } = useLingui();
  const { values, serving, per, reference } = section;
  const [isWhole, setWhole] = useState(false);
  const names = NUTRIENT_NAMES.filter(
    (name) => isWhole || COMMON.includes(name) || values[name] !== undefined,
  );
  const unit = per === '100ml' ? 'ml' : 'g';
  const source = t(REFERENCE_WORDS[reference].source);
  const changeValues = useField(change, 'values');
  const set = useCallback(
    (name: NutrientName, amount: number | null) =>
      changeValues(({ [name]: _before, ...others }) =>
        amount === null ? others : { ...others, [name]: amount },
      ),
    [changeValues],
  );
  return (
    <div className="grid gap-3">
      <table className="w-full border-separate border-spacing-0">
        <caption className="sr-only">
          <Trans>Nutrients</Trans>
        </caption>
        <thead>
          <tr className="text-13 leading-5 text-ink-3">
            <th scope="col" className="border-b border-line pb-1.5 text-left font-semibold">
              <Trans>Nutrient</Trans>
            </th>
            <th scope="col" className="border-b border-line pr-3 pb-1.5 text-right font-semibold">
              {per === '100ml' ? <Trans>In 100 ml</Trans> : <Trans>In 100 g</Trans>}
            </th>
            <th scope="col" className="border-b border-line pb-1.5 text-right font-semibold">
              {serving === null ? (
                <Trans>In a serving</Trans>
              ) : (
                <Trans>
                  In {serving} {unit}
                </Trans>
              )}
            </th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => (
            <NutrientRow
              key={name}
              name={name}
              amount={values[name]}
              serving={serving}
              reference={reference}
              onChange={set}
            />
          ))}
        </tbody>
      </table>
      {!isWhole && names.length < NUTRIENT_NAMES.length && (
        <Button
          size="s"
          variant="ghost"
          icon={<ChevronDown aria-hidden="true" />}
          onClick={() => setWhole(true)}
          className="-ml-2 justify-self-start"
        >
          <Trans>More nutrients</Trans>
        </Button>
      )}
      <p className="text-13 leading-5 text-ink-3">
        {serving === null && <Trans>Enter a serving to see what is in it. </Trans>}
        <Trans>Shares of a day follow {source}.</Trans>
      </p>
    </div>
  );
}
