import { Trans, useLingui } from '@lingui/react/macro';
import type { Content } from '@qrigin/domain/details';
import { isLong } from './description.tsx';
import { ingredientsFold } from './facts/ingredients.tsx';
import { Fold, type FoldView } from './fold.tsx';
import { type Reader, useReader } from './reader.ts';
import { sectionFold } from './sections/section-fold.tsx';
import { linesFold } from './text-folds.tsx';

type Named = { name: string; view: FoldView | undefined };

/** By names of their own, so that a section that is moved stays as open as it was. */
function foldsOf(reader: Reader, content: Content): Named[] {
  const { description, how_to_use: howToUse, storage } = content;
  const about = <Trans>About this product</Trans>;
  return [
    {
      name: 'description',
      view: isLong(reader, description) ? linesFold(reader, about, description) : undefined,
    },
    { name: 'ingredients', view: ingredientsFold(reader, content) },
    ...content.sections.map((section) => ({ name: section.id, view: sectionFold(reader, section) })),
    { name: 'use', view: linesFold(reader, <Trans>How to use</Trans>, howToUse) },
    { name: 'storage', view: linesFold(reader, <Trans>Storage</Trans>, storage) },
  ];
}

/** Everything that a maker tells about the product, folded, in the maker's order. */
export function DetailsCard({ content }: { content: Content }) {
  const { t } = useLingui();
  const folds = foldsOf(useReader(), content);
  if (folds.every(({ view }) => view === undefined)) return null;
  return (
    <section className="folds" aria-label={t`What the maker tells you`}>
      {folds.map(({ name, view }) => view && <Fold key={name} part={name} view={view} />)}
    </section>
  );
}
