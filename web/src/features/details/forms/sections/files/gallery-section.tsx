import { useLingui } from '@lingui/react/macro';
import {
  PICTURES_MAX,
  type Picture,
  PRODUCT_PICTURE,
  type Section,
  type SectionOf,
} from '@qrigin/domain/details';
import { memo, useCallback } from 'react';
import { useParams } from 'react-router';
import { GalleryField } from '../../../../../feature/pictures/gallery/gallery-field.tsx';
import { uploadPublic } from '../../../../../http/upload/upload-file.ts';
import { type RowActions, useRows } from '../../rows/use-rows.ts';
import { useFormFiles } from '../../state/form-files.ts';
import { useFormSetting } from '../../state/form-setting.ts';
import { useField } from '../../state/use-field.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { useOfType } from '../use-of-type.ts';
import { FileFault } from './file-fault.tsx';
import { PictureWords } from './picture-words.tsx';

interface Props {
  section: SectionOf<'gallery'>;
  change: Change<Section>;
}

/** Pictures in an order, each with its words. */
export function GallerySection({ section, change }: Props) {
  const { t } = useLingui();
  const { orgId = '' } = useParams();
  const { files, onFile } = useFormFiles();
  const { isReadOnly } = useFormSetting();
  const { pictures } = section;
  const changeGallery = useOfType(change, 'gallery');
  const changePictures = useField(changeGallery, 'pictures');
  const { actions } = useRows(pictures, changePictures);
  return (
    <GalleryField
      label={t`Pictures`}
      fileIds={pictures.map(({ file_id: id }) => id)}
      files={files}
      max={PICTURES_MAX}
      upload={uploadPublic(orgId, PRODUCT_PICTURE)}
      isDisabled={isReadOnly}
      onAdd={(sent) => {
        onFile(sent);
        changePictures((before) =>
          // Several are on their way at once, and the last ones may find no room.
          before.length < PICTURES_MAX ? [...before, { file_id: sent.id, alt: {}, caption: {} }] : before,
        );
      }}
      onReplace={(at, sent) => {
        onFile(sent);
        actions.change(at, (before) => ({ ...before, file_id: sent.id }));
      }}
      onMove={actions.move}
      onRemove={actions.drop}
    >
      {(_fileId, at) => <Words picture={pictures[at]} at={at} actions={actions} />}
    </GalleryField>
  );
}

interface WordsProps {
  picture: Picture | undefined;
  at: number;
  actions: RowActions<Picture>;
}

const Words = memo(function Words({ picture, at, actions }: WordsProps) {
  const change = useCallback<Change<Picture | null>>(
    (update) => actions.change(at, (before) => update(before) ?? before),
    [actions, at],
  );
  if (!picture) return null;
  return (
    <>
      <FileFault path={`pictures.${at}.file_id`} />
      <PictureWords picture={picture} change={change} hasCaption />
    </>
  );
});
