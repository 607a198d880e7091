import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FixedContent, Ingredient } from '@qrigin/domain/details';
import type { ReactNode } from 'react';
import { useRows } from '../rows/use-rows.ts';
import { useFormSetting } from '../state/form-setting.ts';
import { useField } from '../state/use-field.ts';
import type { Change } from '../state/use-typed-content.ts';
import { AddIngredients } from './add-ingredients.tsx';
import { AllergenChips } from './allergen-chips.tsx';
import { IngredientRow } from './ingredient-row.tsx';

type Ingredients = FixedContent<'ingredients'>;

/** What it is made of, the most first, and what people with allergies have to know. */
export function IngredientsForm({ content, change }: { content: Ingredients; change: Change<Ingredients> }) {
  return (
    <>
      <List ingredients={content.ingredients} change={useField(change, 'ingredients')} />
      <fieldset className="grid min-w-0 gap-3 border-t-[1.5px] border-dashed border-line pt-5">
        <legend className="sr-only">
          <Trans>May contain</Trans>
        </legend>
        <div>
          <p className="text-14 leading-5 font-semibold">
            <Trans>May contain</Trans>
          </p>
          <p className="text-13 leading-5 text-ink-3">
            <Trans>Traces that can get in where it is made, although no one adds them.</Trans>
          </p>
        </div>
        <AllergenChips
          chosen={content.may_contain}
          onChange={(chosen) => change((before) => ({ ...before, may_contain: chosen }))}
        />
      </fieldset>
    </>
  );
}

function List({ ingredients, change }: { ingredients: Ingredient[]; change: Change<Ingredient[]> }) {
  const { isReadOnly } = useFormSetting();
  const { keys, list, actions } = useRows(ingredients, change);
  const count = ingredients.length;
  return (
    <fieldset className="grid min-w-0 gap-4">
      <legend className="mb-3 flex w-full flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-14 leading-5 font-semibold">
          <Trans>Ingredients</Trans>
        </span>
        <span className="text-13 leading-5 text-ink-3">
          {count > 0 ? <Summary ingredients={ingredients} /> : <Trans>The largest amount first</Trans>}
        </span>
      </legend>
      <ol ref={list} className="grid empty:hidden">
        {ingredients.map((ingredient, at) => (
          <IngredientRow key={keys[at]} ingredient={ingredient} at={at} count={count} actions={actions} />
        ))}
      </ol>
      {!isReadOnly && (
        <AddIngredients count={count} onAdd={(added) => change((before) => [...before, ...added])} />
      )}
    </fieldset>
  );
}

function Summary({ ingredients }: { ingredients: readonly Ingredient[] }): ReactNode {
  const { i18n } = useLingui();
  const total = ingredients.reduce((sum, { percent }) => sum + (percent ?? 0), 0);
  const count = <Plural value={ingredients.length} one="# ingredient" other="# ingredients" />;
  if (total === 0) return count;
  const sum = i18n.number(total / 100, { style: 'percent', maximumFractionDigits: 2 });
  // Rounded ones can add up to a little more.
  return total > 100.5 ? (
    <span className="text-warning">
      <Trans>
        {count}, together {sum}: check the percents
      </Trans>
    </span>
  ) : (
    <Trans>
      {count}, together {sum}
    </Trans>
  );
}
