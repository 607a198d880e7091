import { useLingui } from '@lingui/react/macro';
import { type Ingredient, NAME_MAX, type Words } from '@qrigin/domain/details';
import { memo, useCallback } from 'react';
import { NumberField } from '../fields/number-field.tsx';
import { WordsField } from '../fields/words-field.tsx';
import { RowButtons } from '../rows/row-buttons.tsx';
import type { RowActions } from '../rows/use-rows.ts';
import { useFormSetting } from '../state/form-setting.ts';
import type { Change } from '../state/use-typed-content.ts';
import { AllergenPicker } from './allergen-picker.tsx';

interface Props {
  ingredient: Ingredient;
  at: number;
  count: number;
  actions: RowActions<Ingredient>;
}

const PERCENT = { max: 100 };

/** One of a hundred: drawn anew only when it is this one that changes. */
export const IngredientRow = memo(function IngredientRow({ ingredient, at, count, actions }: Props) {
  const { t } = useLingui();
  const { isReadOnly } = useFormSetting();
  const { name, percent, allergens } = ingredient;
  const place = at + 1;
  const called = t`ingredient ${place}`;
  const changeName = useCallback<Change<Words>>(
    (update) => actions.change(at, (row) => ({ ...row, name: update(row.name) })),
    [actions, at],
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-1 gap-y-2 border-b border-line py-3 first:pt-0 @[440px]:grid-cols-[minmax(0,1fr)_92px_auto]">
      <WordsField
        label={t`Name of ingredient ${place}`}
        isLabelHidden
        words={name}
        max={NAME_MAX}
        change={changeName}
      />
      <NumberField
        label={t`Percent of ingredient ${place}`}
        isLabelHidden
        value={percent}
        limits={PERCENT}
        unit="%"
        isInColumn
        onChange={(value) => actions.change(at, (row) => ({ ...row, percent: value }))}
        className="@max-[440px]:col-start-2 @max-[440px]:row-start-2 @max-[440px]:w-23 @max-[440px]:justify-self-end"
      />
      {!isReadOnly && (
        <RowButtons
          name={called}
          at={at}
          count={count}
          onMove={(to) => actions.move(at, to)}
          onRemove={() => actions.remove(at)}
          className="@max-[440px]:col-start-2 @max-[440px]:row-start-1"
        />
      )}
      <div className="flex min-w-0 flex-wrap @max-[440px]:row-start-2 @[440px]:col-span-3">
        <AllergenPicker
          name={called}
          chosen={allergens}
          onChange={(chosen) => actions.change(at, (row) => ({ ...row, allergens: chosen }))}
        />
      </div>
    </li>
  );
});
