import { Trans } from '@lingui/react/macro';
import { type DragEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './class-names.ts';
import { FieldNote } from './form/field-note.tsx';
import { ProgressBar } from './progress-bar.tsx';

interface Props {
  label: string;
  /** The file that is there, just chosen or kept from before. */
  file?: { name: string; size?: number } | undefined;
  onChoose: (file: File) => void;
  /** As the browser takes it: '.pdf,image/*'. */
  accept?: string;
  hint?: ReactNode;
  fault?: string | undefined;
  /** How much of it has arrived, from 0 to 1. */
  progress?: number | undefined;
  isDisabled?: boolean;
}

/** One file, chosen or dropped here. */
export function FileField({
  label,
  file,
  onChoose,
  accept,
  hint,
  fault,
  progress,
  isDisabled = false,
}: Props) {
  const id = useId();
  const [isOver, setOver] = useState(false);
  const ids = { label: `${id}-label`, button: `${id}-button`, name: `${id}-name`, note: `${id}-note` };

  function take(files: FileList | null) {
    const [chosen] = files ?? [];
    if (chosen && !isDisabled) onChoose(chosen);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  }

  return (
    <div className="grid min-w-0 content-start gap-1.5">
      <span id={ids.label} className="text-14 leading-5 font-semibold">
        {label}
      </span>
      <div
        onDrop={drop}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        className={classNames(
          'relative flex h-12 items-center gap-3 overflow-hidden rounded-control border px-1 text-15 transition-colors duration-120 ease-out has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent',
          boxLook({ isDisabled, isOver, isWrong: fault !== undefined }),
        )}
      >
        <input
          id={id}
          type="file"
          accept={accept}
          disabled={isDisabled}
          className="sr-only"
          aria-labelledby={`${ids.label} ${ids.button} ${ids.name}`}
          aria-describedby={fault || hint ? ids.note : undefined}
          aria-invalid={fault ? true : undefined}
          onChange={(event) => {
            take(event.target.files);
            // So that the same file can be chosen again after a failure.
            event.target.value = '';
          }}
        />
        <label
          id={ids.button}
          htmlFor={id}
          className={classNames(
            'inline-flex min-h-[38px] shrink-0 pointer-coarse:min-h-11 items-center rounded-small bg-sunken px-4 font-semibold',
            isDisabled ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer text-ink hover:bg-line',
          )}
        >
          {file ? <Trans>Change File</Trans> : <Trans>Choose File</Trans>}
        </label>
        <span
          id={ids.name}
          title={file?.name}
          className={classNames('min-w-0 flex-1 truncate', file ? 'text-ink' : 'text-ink-3')}
        >
          {file ? file.name : <Trans>No File Chosen</Trans>}
        </span>
        {file?.size !== undefined && (
          <span className="pr-2 text-13 whitespace-nowrap text-ink-3">{sizeWords(file.size)}</span>
        )}
      </div>
      {progress !== undefined && <ProgressBar value={Math.round(progress * 100)} max={100} label={label} />}
      <FieldNote id={ids.note} fault={fault} hint={hint} />
    </div>
  );
}

function boxLook(state: { isDisabled: boolean; isOver: boolean; isWrong: boolean }): string {
  if (state.isDisabled) return 'border-line bg-sunken';
  if (state.isOver) return 'border-accent bg-accent-soft';
  return state.isWrong ? 'border-danger bg-surface' : 'border-control-line bg-surface hover:border-ink-2';
}

function sizeWords(bytes: number): string {
  const isLarge = bytes >= 1_000_000;
  return new Intl.NumberFormat('en', {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? bytes / 1_000_000 : Math.max(1, bytes / 1000));
}
