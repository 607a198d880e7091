import { Trans, useLingui } from '@lingui/react/macro';
import { type FixedContent, PARAGRAPH_MAX, WARNINGS_MAX } from '@qrigin/domain/details';
import { WordsField } from '../fields/words-field.tsx';
import { useField } from '../state/use-field.ts';
import type { Change } from '../state/use-typed-content.ts';
import { LinesField } from './lines-field.tsx';

type Use = FixedContent<'use'>;

/** How to keep it, how to use it, and what to beware of. */
export function UseForm({ content, change }: { content: Use; change: Change<Use> }) {
  const { t } = useLingui();
  return (
    <>
      <WordsField
        label={t`Storage`}
        words={content.storage}
        max={PARAGRAPH_MAX}
        isLong
        change={useField(change, 'storage')}
        hint={<Trans>Such as: lid closed, dry, away from the sun.</Trans>}
      />
      <WordsField
        label={t`How to use`}
        words={content.how_to_use}
        max={PARAGRAPH_MAX}
        isLong
        change={useField(change, 'how_to_use')}
      />
      <LinesField
        legend={<Trans>Warnings</Trans>}
        nameOf={(place) => t`Warning ${place}`}
        lines={content.warnings}
        max={WARNINGS_MAX}
        change={useField(change, 'warnings')}
        addLabel={<Trans>Add warning</Trans>}
        hint={<Trans>One short line each. Shoppers see them near the top of the page.</Trans>}
      />
    </>
  );
}
