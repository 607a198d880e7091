import { Trans } from '@lingui/react/macro';
import { Failure } from '@qrigin/domain/errors';
import type { StoredFile } from '@qrigin/domain/files';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { SentFile } from '../../http/upload/upload-file.ts';
import { Button } from '../../ui/button/button.tsx';
import { SpokenProgress, UploadLine } from '../../ui/file-field/upload-line.tsx';
import type { Upload, UploadState } from '../../ui/file-field/upload-parts.ts';
import { isWorthATry, wordsOfUpload } from '../../ui/file-field/words-of-upload.ts';
import { FieldNote } from '../../ui/form/field-note.tsx';
import { type Alt, AltField } from './alt-field.tsx';
import { CropDialog } from './crop/crop-dialog.tsx';
import { PictureBox } from './picture-box.tsx';
import { PictureView } from './picture-view.tsx';
import { usePicture } from './use-picture.ts';

interface Props {
  label: string;
  /** The picture that is there; null for none. */
  fileId: string | null;
  /** What is known of it. */
  file: StoredFile | undefined;
  /** Sends it: `uploadPublic()`. What it throws is shown below, with a way to try again. */
  upload: Upload<SentFile>;
  /** `original` is what was chosen, before anything was cut from it. */
  onUploaded: (sent: SentFile, original: File) => void;
  /** Without it a picture can be changed, but not taken away. */
  onRemove?: () => void;
  /** What it shows. Left out where the page asks that itself, in `children`. */
  alt?: Alt;
  /** Chosen during this visit, elsewhere: it can be cropped here. */
  original?: File | undefined;
  hint?: ReactNode;
  isDisabled?: boolean;
  /** More about the picture, once there is one. */
  children?: ReactNode;
}

/** One picture: chosen or dropped, cropped if wanted, sent at once, and described for people who cannot see it. */
export function PictureField(props: Props) {
  const { label, fileId, file, alt, hint, isDisabled = false, onRemove, children } = props;
  const id = useId();
  const ids = { input: id, label: `${id}-label`, button: `${id}-button`, note: `${id}-note` };
  const input = useRef<HTMLInputElement>(null);
  const [isCropping, setCropping] = useState(false);
  const { state, source, local, choice, choose, crop, retry, clear } = usePicture({
    fileId,
    original: props.original,
    upload: props.upload,
    onUploaded: props.onUploaded,
  });
  const hasPicture = local !== undefined || fileId !== null;
  const fault = faultOf(state, file);

  /** What was pressed is gone then, and the focus with it. */
  const andFocus = (act: () => void) => () => {
    act();
    input.current?.focus();
  };

  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span id={ids.label} className="text-14 leading-5 font-semibold">
        {label}
      </span>
      <PictureBox
        input={input}
        ids={ids}
        view={
          hasPicture ? (
            <PictureView
              local={local}
              file={file}
              alt={alt?.text ?? ''}
              className="max-h-60 w-auto max-w-full min-w-24 rounded-card"
            />
          ) : undefined
        }
        isDisabled={isDisabled}
        isWrong={fault !== undefined}
        onChoose={choose}
        onCrop={source && state.at !== 'underway' ? () => setCropping(true) : undefined}
        onRemove={
          onRemove && fileId !== null && state.at !== 'underway'
            ? andFocus(() => (clear(), onRemove()))
            : undefined
        }
      />
      {state.at === 'underway' && (
        <UploadLine label={label} progress={state.progress} onCancel={andFocus(clear)} />
      )}
      <output className="sr-only">
        <SpokenProgress progress={state.at === 'underway' ? state.progress : undefined} />
      </output>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 empty:hidden">
        <FieldNote id={ids.note} fault={fault} hint={isBeingChecked(state) ? <StillChecking /> : hint} />
        {state.at === 'failed' && isWorthATry(state.error) && (
          <Button size="s" icon={<RotateCw aria-hidden="true" />} onClick={andFocus(retry)}>
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
      {hasPicture && (alt || children) && (
        <div className="grid gap-4 pt-2">
          {alt && <AltField {...alt} isDisabled={isDisabled} />}
          {children}
        </div>
      )}
      {isCropping && source && (
        <CropDialog file={source} choice={choice} onCrop={crop} onClose={() => setCropping(false)} />
      )}
    </div>
  );
}

/** Why what was chosen was not taken, or what is there was refused by the check afterwards. */
function faultOf(state: UploadState, file: StoredFile | undefined): string | undefined {
  if (state.at === 'failed') return wordsOfUpload(state.error);
  if (state.at !== 'rest' || file?.state !== 'refused') return undefined;
  return wordsOfUpload(new Failure('file_refused', { refusal: file.refusal }));
}

const isBeingChecked = (state: UploadState) => state.at === 'done' && state.isChecking;

function StillChecking() {
  return <Trans>Uploaded. We’re still checking it, and you do not need to wait.</Trans>;
}
