import { Trans } from '@lingui/react/macro';
import type { StoredFile } from '@qrigin/domain/files';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SentFile } from '../../http/upload/upload-file.ts';
import { FileField } from '../../ui/file-field/file-field.tsx';
import type { Upload } from '../../ui/file-field/upload-parts.ts';
import { TextLink } from '../../ui/text/text-link.tsx';

interface Props {
  label: string;
  /** The document that is there; null for none. */
  fileId: string | null;
  /** What is known of it. */
  file: StoredFile | undefined;
  upload: Upload<SentFile>;
  onUploaded: (sent: SentFile) => void;
  onRemove?: () => void;
  hint?: ReactNode;
  isDisabled?: boolean;
}

/** One PDF that anyone can open. */
export function DocumentField({ label, fileId, file, ...rest }: Props) {
  return (
    <div className="grid min-w-0 gap-1">
      <FileField
        {...rest}
        label={label}
        accept=".pdf,application/pdf"
        file={fileId === null ? undefined : { name: file?.name ?? label, ...(file && { size: file.bytes }) }}
      />
      {fileId !== null && file?.download_url && (
        <p className="text-14">
          <TextLink
            href={file.download_url}
            target="_blank"
            rel="noreferrer"
            className="inline-flex items-center pointer-coarse:min-h-11"
          >
            <Trans>Open the document</Trans>
            <ExternalLink aria-hidden="true" className="ml-1 inline size-3.5" />
          </TextLink>
        </p>
      )}
    </div>
  );
}
