import { Trans, useLingui } from '@lingui/react/macro';
import { LINE_MAX, PRODUCT_DOCUMENT, type Section, type SectionOf } from '@qrigin/domain/details';
import { useParams } from 'react-router';
import { DocumentField } from '../../../../../feature/pictures/document-field.tsx';
import { uploadPublic } from '../../../../../http/upload/upload-file.ts';
import { WordsField } from '../../fields/words-field.tsx';
import { useFormFiles } from '../../state/form-files.ts';
import { useFormSetting } from '../../state/form-setting.ts';
import { useField } from '../../state/use-field.ts';
import type { Change } from '../../state/use-typed-content.ts';
import { useOfType } from '../use-of-type.ts';
import { FileFault } from './file-fault.tsx';

interface Props {
  section: SectionOf<'document'>;
  change: Change<Section>;
}

/** A PDF, and a line about it. */
export function DocumentSection({ section, change }: Props) {
  const { t } = useLingui();
  const { orgId = '' } = useParams();
  const { isReadOnly } = useFormSetting();
  const { files, onFile } = useFormFiles();
  const changeDocument = useOfType(change, 'document');
  const changeFile = useField(changeDocument, 'file_id');
  return (
    <>
      <div className="grid min-w-0 gap-1.5">
        <DocumentField
          label={t`Document`}
          fileId={section.file_id}
          file={files.find(({ id }) => id === section.file_id)}
          upload={uploadPublic(orgId, PRODUCT_DOCUMENT)}
          hint={<Trans>A PDF, the same in every language. Anyone who scans the code can open it.</Trans>}
          isDisabled={isReadOnly}
          onUploaded={(sent) => {
            onFile(sent);
            changeFile(() => sent.id);
          }}
          onRemove={() => changeFile(() => null)}
        />
        <FileFault path="file_id" />
      </div>
      <WordsField
        label={t`About the document`}
        words={section.text}
        max={LINE_MAX}
        isLong
        change={useField(changeDocument, 'text')}
      />
    </>
  );
}
