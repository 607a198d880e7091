import { Trans, useLingui } from '@lingui/react/macro';
import { LINE_MAX, type Section, type SectionOf } from '@qrigin/domain/details';
import { LINK_MAX } from '@qrigin/domain/http';
import { LineField } from '../../fields/line-field.tsx';
import { WordsField } from '../../fields/words-field.tsx';
import { useField } from '../../state/use-field.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { PictureInput } from '../files/picture-input.tsx';
import { useOfType } from '../use-of-type.ts';
import { addressWords } from './address-words.tsx';

interface Props {
  section: SectionOf<'video'>;
  change: Change<Section>;
}

/** A film: where it is, what is shown before it plays, and a line about it. */
export function VideoSection({ section, change }: Props) {
  const { t } = useLingui();
  const changeFilm = useOfType(change, 'video');
  return (
    <>
      <LineField
        label={t`Film address`}
        aside={<Trans>The same in every language</Trans>}
        inputMode="url"
        autoCapitalize="none"
        placeholder="https://"
        value={section.url}
        max={LINK_MAX}
        path="url"
        hint={
          addressWords(section.url) ?? (
            <Trans>Paste the address of a film on YouTube or Vimeo, or of any page with a film.</Trans>
          )
        }
        onType={(text) => changeFilm((before) => ({ ...before, url: text }))}
      />
      <WordsField
        label={t`About the film`}
        words={section.text}
        max={LINE_MAX}
        isLong
        change={useField(changeFilm, 'text')}
        hint={<Trans>Such as: how it is gathered, 2 minutes.</Trans>}
      />
      <PictureInput
        label={t`Picture before it plays`}
        picture={section.poster}
        change={useField(changeFilm, 'poster')}
        path="poster.file_id"
        hint={<Trans>Optional. Shoppers see it until they start the film.</Trans>}
      />
    </>
  );
}
