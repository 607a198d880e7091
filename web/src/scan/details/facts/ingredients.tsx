import { Trans, useLingui } from '@lingui/react/macro';
import { ALLERGEN_NAMES, type Allergen, type Content, type Ingredient } from '@qrigin/domain/details';
import { listOf, percentOf } from '../../format/amounts.ts';
import { Each } from '../each.tsx';
import type { FoldView } from '../fold.tsx';
import { type Reader, toldTo } from '../reader.ts';
import { Told } from '../told.tsx';
import { ALLERGEN_LABELS } from './allergen-labels.ts';

/** In the order of the list, each once. */
function allergensIn(ingredients: readonly Ingredient[]): Allergen[] {
  const named = new Set(ingredients.flatMap(({ allergens }) => allergens));
  return ALLERGEN_NAMES.filter((name) => named.has(name));
}

export function ingredientsFold(
  reader: Reader,
  { ingredients, may_contain: mayContain }: Pick<Content, 'ingredients' | 'may_contain'>,
): FoldView | undefined {
  const named = ingredients.filter(({ name }) => toldTo(reader, name) !== undefined);
  const contained = allergensIn(named);
  if (named.length === 0 && mayContain.length === 0) return undefined;
  return {
    title: <Trans>Ingredients and allergens</Trans>,
    answer: <AllergenAnswer contained={contained} mayContain={mayContain} />,
    body: (
      <>
        {named.length > 0 && <IngredientList ingredients={named} />}
        {contained.length > 0 && (
          <p>
            <Trans>
              Contains: <Allergens names={contained} />
            </Trans>
          </p>
        )}
        {mayContain.length > 0 && (
          <p>
            <Trans>
              May contain: <Allergens names={mayContain} />
            </Trans>
          </p>
        )}
      </>
    ),
  };
}

/** What someone with an allergy looks for, without opening anything. */
function AllergenAnswer({
  contained,
  mayContain,
}: {
  contained: readonly Allergen[];
  mayContain: readonly Allergen[];
}) {
  const traces = mayContain.filter((name) => !contained.includes(name));
  if (contained.length === 0 && traces.length === 0) return <Trans>No allergens declared</Trans>;
  return (
    <>
      {contained.length > 0 && (
        <Trans>
          Contains <Allergens names={contained} />.
        </Trans>
      )}{' '}
      {traces.length > 0 && (
        <Trans>
          May contain <Allergens names={traces} />.
        </Trans>
      )}
    </>
  );
}

function Allergens({ names }: { names: readonly Allergen[] }) {
  const { i18n } = useLingui();
  const words = names.map((name) => i18n._(ALLERGEN_LABELS[name]));
  return <b>{listOf(i18n, words)}</b>;
}

/** The most by weight first; what people can be allergic to is set apart from the rest. */
function IngredientList({ ingredients }: { ingredients: readonly Ingredient[] }) {
  const { i18n } = useLingui();
  return (
    <p className="ingredients">
      <Each of={ingredients}>
        {({ name, percent, allergens }, at) => (
          <>
            {at > 0 && ', '}
            {allergens.length > 0 ? (
              <b>
                <Told words={name} />
              </b>
            ) : (
              <Told words={name} />
            )}
            {percent !== null && <> ({percentOf(i18n, percent)})</>}
          </>
        )}
      </Each>
    </p>
  );
}
