import { useLingui } from '@lingui/react/macro';
import type { Section, SectionOf } from '@qrigin/domain/details';
import { useField } from '../../state/use-field.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { useOfType } from '../use-of-type.ts';
import { PictureInput } from './picture-input.tsx';

interface Props {
  section: SectionOf<'image'>;
  change: Change<Section>;
}

export function ImageSection({ section, change }: Props) {
  const { t } = useLingui();
  const changeImage = useOfType(change, 'image');
  return (
    <PictureInput
      label={t`Picture`}
      picture={section.picture}
      change={useField(changeImage, 'picture')}
      path="picture.file_id"
      hasCaption
    />
  );
}
