import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { Button } from '../button/button.tsx';
import { FieldNote } from '../form/field-note.tsx';
import { FileBox } from './file-box.tsx';
import { FilePicture } from './file-picture.tsx';
import { SpokenProgress, UploadLine } from './upload-line.tsx';
import type { Sent, Upload, UploadState } from './upload-parts.ts';
import { useUpload } from './use-upload.ts';
import { isWorthATry, wordsOfUpload } from './words-of-upload.ts';

interface Props<Result extends Sent> {
  label: string;
  /** The file that is there, sent just now or kept from before. */
  file?: { name: string; size?: number; picture?: string | undefined } | undefined;
  /** Sends it. What it throws is shown below the field, with a way to try again. */
  upload: Upload<Result>;
  onUploaded: (result: Result, file: File) => void;
  /** For a screen that also says it in another way. */
  onFailed?: (error: unknown) => void;
  /** What is wrong with a file that was refused by the screen itself; undefined for any other error. */
  refusalOf?: (error: unknown) => string | undefined;
  /** Without it a file can be changed, but not taken away. */
  onRemove?: () => void;
  /** As the browser takes it: '.pdf,image/*'. Other files are refused before anything is sent. */
  accept?: string;
  hint?: ReactNode;
  isDisabled?: boolean;
}

/** One file, chosen or dropped here and sent at once. */
export function FileField<Result extends Sent>(props: Props<Result>) {
  const { label, file, upload, onUploaded, onFailed, onRemove, accept, hint, isDisabled = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { state, start, clear } = useUpload({ upload, accept, onUploaded, onFailed });
  const ids = {
    input: id,
    label: `${id}-label`,
    button: `${id}-button`,
    name: `${id}-name`,
    note: `${id}-note`,
  };
  const refusal = state.at === 'failed' ? props.refusalOf?.(state.error) : undefined;
  const mayRetry = state.at === 'failed' && refusal === undefined && isWorthATry(state.error);
  const shown = shownFile(state, file, mayRetry);
  const fault = state.at === 'failed' ? (refusal ?? wordsOfUpload(state.error)) : undefined;
  const note = state.at === 'done' && state.isChecking ? <StillChecking /> : hint;

  /** What was pressed is gone then, and the focus with it. */
  function andFocus(act: () => void) {
    return () => {
      act();
      input.current?.focus();
    };
  }

  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span id={ids.label} className="text-14 leading-5 font-semibold">
        {label}
      </span>
      <FileBox
        input={input}
        ids={ids}
        file={shown}
        picture={<FilePicture chosen={shown?.chosen} address={shown?.picture} />}
        accept={accept}
        isDisabled={isDisabled}
        isWrong={fault !== undefined}
        hasNote={Boolean(fault ?? note)}
        onChoose={(chosen) => void start(chosen)}
        onRemove={
          onRemove && file && state.at !== 'underway' ? andFocus(() => (clear(), onRemove())) : undefined
        }
      />
      {state.at === 'underway' && (
        <UploadLine label={label} progress={state.progress} onCancel={andFocus(clear)} />
      )}
      <output className="sr-only">
        <SpokenProgress progress={state.at === 'underway' ? state.progress : undefined} />
      </output>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 empty:hidden">
        <FieldNote id={ids.note} fault={fault} hint={note} />
        {mayRetry && (
          <Button
            size="s"
            icon={<RotateCw aria-hidden="true" />}
            onClick={andFocus(() => void start(state.file))}
          >
            <Trans>Try again</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

interface Shown {
  name: string;
  size?: number | undefined;
  picture?: string | undefined;
  chosen?: File;
}

/** What was chosen replaces what was there, unless it was not accepted. */
function shownFile(state: UploadState, file: Props<Sent>['file'], mayRetry: boolean): Shown | undefined {
  if (state.at === 'underway' || (state.at === 'failed' && mayRetry))
    return { name: state.file.name, size: state.file.size, chosen: state.file };
  if (state.at === 'done' && file) return { size: state.file.size, ...file, chosen: state.file };
  return file;
}

function StillChecking() {
  return <Trans>Uploaded. We’re still checking it, and you do not need to wait.</Trans>;
}
