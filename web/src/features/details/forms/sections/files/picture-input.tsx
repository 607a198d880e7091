import { type Picture, PRODUCT_PICTURE } from '@qrigin/domain/details';
import type { ReactNode } from 'react';
import { useParams } from 'react-router';
import { PictureField } from '../../../../../feature/pictures/picture-field.tsx';
import { uploadPublic } from '../../../../../http/upload/upload-file.ts';
import { useFormFiles } from '../../state/form-files.ts';
import { useFormSetting } from '../../state/form-setting.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { FileFault } from './file-fault.tsx';
import { PictureWords } from './picture-words.tsx';

interface Props {
  label: string;
  picture: Picture | null;
  change: Change<Picture | null>;
  /** Where faults name its file. */
  path: string;
  hint?: ReactNode;
  hasCaption?: boolean;
}

/** A picture, the same in every language, and its words. */
export function PictureInput({ label, picture, change, path, hint, hasCaption = false }: Props) {
  const { orgId = '' } = useParams();
  const { isReadOnly } = useFormSetting();
  const { files, onFile } = useFormFiles();
  return (
    <div className="grid min-w-0 gap-1.5">
      <PictureField
        label={label}
        fileId={picture?.file_id ?? null}
        file={files.find(({ id }) => id === picture?.file_id)}
        upload={uploadPublic(orgId, PRODUCT_PICTURE)}
        hint={hint}
        isDisabled={isReadOnly}
        onUploaded={(sent) => {
          onFile(sent);
          change((before) => ({ alt: {}, caption: {}, ...before, file_id: sent.id }));
        }}
        onRemove={() => change(() => null)}
      >
        {picture && <PictureWords picture={picture} change={change} hasCaption={hasCaption} />}
      </PictureField>
      <FileFault path={path} />
    </div>
  );
}
