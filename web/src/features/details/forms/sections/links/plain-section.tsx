import { Trans, useLingui } from '@lingui/react/macro';
import type { Words } from '@qrigin/domain/details';
import { LINE_MAX, type Section, type SectionOf } from '@qrigin/domain/details';
import { useCallback } from 'react';
import { WordsField } from '../../fields/words-field.tsx';
import type { Change } from '../../state/use-typed-content.ts';

interface Props {
  section: SectionOf<'certificate' | 'vendor'>;
  change: Change<Section>;
}

/** Certificates and vendors have words of their own; lists to choose from come later, and the form says so. */
export function PlainSection({ section, change }: Props) {
  const { t } = useLingui();
  const changeText = useCallback<Change<Words>>(
    (update) =>
      change((before) =>
        before.type === 'certificate' || before.type === 'vendor'
          ? { ...before, text: update(before.text) }
          : before,
      ),
    [change],
  );
  return (
    <WordsField
      label={t`Text`}
      words={section.text}
      max={LINE_MAX}
      isLong
      change={changeText}
      hint={
        section.type === 'certificate' ? (
          <Trans>Write what is certified and by whom. Choosing certificates from a list comes later.</Trans>
        ) : (
          <Trans>Write who had a part in it. Choosing vendors from a list comes later.</Trans>
        )
      }
    />
  );
}
