import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { useEffect } from 'react';
import type { SentFile } from '../../../http/upload/upload-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import { FilePicture } from '../../../ui/file-field/file-picture.tsx';
import { SpokenProgress, UploadLine } from '../../../ui/file-field/upload-line.tsx';
import type { Upload } from '../../../ui/file-field/upload-parts.ts';
import { isWorthATry, wordsOfUpload } from '../../../ui/file-field/words-of-upload.ts';
import { FieldNote } from '../../../ui/form/field-note.tsx';
import { usePictureUpload } from '../use-picture-upload.ts';

interface Props {
  file: File;
  /** Whether it is to be sent now. */
  isTurn: boolean;
  upload: Upload<SentFile>;
  onUploaded: (sent: SentFile) => void;
  onFailed: () => void;
  onDrop: () => void;
}

/** A picture that is on its way, or was not taken. */
export function WaitingPicture({ file, isTurn, upload, onUploaded, onFailed, onDrop }: Props) {
  const { t } = useLingui();
  const { state, start } = usePictureUpload({ upload, onUploaded, onFailed });
  const isToStart = isTurn && state.at === 'rest';
  useEffect(() => {
    if (isToStart) void start(file);
    // oxlint-disable-next-line react/exhaustive-deps -- started once, when its turn has come
  }, [isToStart]);
  const isUnderway = state.at === 'underway';
  return (
    <li className="grid gap-2 rounded-card border border-line bg-surface p-3">
      <div className="flex items-center gap-3">
        <FilePicture chosen={file} address={undefined} />
        <span className="min-w-0 flex-1 truncate text-14" translate="no">
          {file.name}
        </span>
        {state.at === 'rest' && (
          <span className="text-13 text-ink-3">
            <Trans>Waiting…</Trans>
          </span>
        )}
        {state.at === 'failed' && isWorthATry(state.error) && (
          <Button size="s" icon={<RotateCw aria-hidden="true" />} onClick={() => void start(file)}>
            <Trans>Try again</Trans>
          </Button>
        )}
        {!isUnderway && (
          <Button size="s" variant="ghost" aria-label={t`Remove ${file.name}`} onClick={onDrop}>
            <Trans>Remove</Trans>
          </Button>
        )}
      </div>
      {isUnderway && <UploadLine label={file.name} progress={state.progress} onCancel={onDrop} />}
      <output className="sr-only">
        <SpokenProgress progress={isUnderway ? state.progress : undefined} />
      </output>
      {state.at === 'failed' && <FieldNote id={`${file.name}-note`} fault={wordsOfUpload(state.error)} />}
    </li>
  );
}
