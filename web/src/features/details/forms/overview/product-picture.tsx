import { Trans, useLingui } from '@lingui/react/macro';
import type { FixedContent } from '@qrigin/domain/details';
import { useCallback, useMemo } from 'react';
import { PictureInput } from '../sections/files/picture-input.tsx';
import type { Change } from '../state/use-typed-content.ts';

type Overview = FixedContent<'overview'>;

interface Props {
  content: Overview;
  change: Change<Overview>;
}

const pictureOf = ({ image_file_id: id, image_alt: alt }: Overview) =>
  id === null ? null : { file_id: id, alt, caption: {} };

/** The picture at the top of the page. */
export function ProductPicture({ content, change }: Props) {
  const { t } = useLingui();
  const picture = useMemo(() => pictureOf(content), [content]);
  const changePicture = useCallback<Parameters<typeof PictureInput>[0]['change']>(
    (update) =>
      change((before) => {
        const after = update(pictureOf(before));
        return {
          ...before,
          image_file_id: after?.file_id ?? null,
          image_alt: after?.alt ?? before.image_alt,
        };
      }),
    [change],
  );
  return (
    <PictureInput
      label={t`Product picture`}
      picture={picture}
      change={changePicture}
      path="image_file_id"
      hint={<Trans>The pack from the front, on a plain ground.</Trans>}
    />
  );
}
