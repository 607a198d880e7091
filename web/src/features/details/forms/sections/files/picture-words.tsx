import { Trans, useLingui } from '@lingui/react/macro';
import { LINE_MAX, type Picture, type Words } from '@qrigin/domain/details';
import { useCallback } from 'react';
import { AltMissing } from '../../../../../feature/pictures/alt-field.tsx';
import { WordsField } from '../../fields/words-field.tsx';
import type { Change } from '../../state/use-typed-content.ts';

interface Props {
  picture: Picture;
  change: Change<Picture | null>;
  hasCaption: boolean;
}

/** What a picture shows, for people who cannot see it, and what is written below it. */
export function PictureWords({ picture, change, hasCaption }: Props) {
  const { t } = useLingui();
  const changeAlt = useCallback<Change<Words>>(
    (update) => change((before) => before && { ...before, alt: update(before.alt) }),
    [change],
  );
  const changeCaption = useCallback<Change<Words>>(
    (update) => change((before) => before && { ...before, caption: update(before.caption) }),
    [change],
  );
  return (
    <div className="grid gap-4 pt-2">
      <WordsField
        label={t`What does the picture show?`}
        words={picture.alt}
        max={LINE_MAX}
        change={changeAlt}
        aside={Object.keys(picture.alt).length === 0 && <AltMissing />}
        hint={<Trans>For people who cannot see it.</Trans>}
      />
      {hasCaption && (
        <WordsField
          label={t`Caption`}
          words={picture.caption}
          max={LINE_MAX}
          change={changeCaption}
          hint={<Trans>Shown below the picture.</Trans>}
        />
      )}
    </div>
  );
}
