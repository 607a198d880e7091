import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useState } from 'react';
import { classNames } from '../class-names.ts';
import { sizeWords } from './size-words.ts';

interface Props {
  input: Ref<HTMLInputElement>;
  /** Ids of the input and of the words around it. */
  ids: { input: string; label: string; button: string; name: string; note: string };
  file: { name: string; size?: number | undefined } | undefined;
  picture: ReactNode;
  accept: string | undefined;
  isDisabled: boolean;
  isWrong: boolean;
  hasNote: boolean;
  onChoose: (file: File) => void;
  onRemove: (() => void) | undefined;
}

/** Where a file is chosen or dropped, and what is known of it. */
export function FileBox(props: Props) {
  const { input, ids, file, accept, isDisabled, isWrong, onChoose } = props;
  const [isOver, setOver] = useState(false);

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
    <div
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      className={classNames(
        'relative flex min-h-12 items-center gap-3 overflow-hidden rounded-control border p-1 text-15 transition-colors duration-120 ease-out has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-accent',
        boxLook({ isDisabled, isOver, isWrong }),
      )}
    >
      <label
        id={ids.button}
        htmlFor={ids.input}
        className={classNames(
          'relative inline-flex min-h-[38px] shrink-0 items-center rounded-small bg-sunken px-4 font-semibold pointer-coarse:min-h-11',
          isDisabled ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer text-ink hover:bg-line',
        )}
      >
        <input
          ref={input}
          id={ids.input}
          type="file"
          accept={accept}
          disabled={isDisabled}
          className="sr-only"
          aria-labelledby={`${ids.label} ${ids.button} ${ids.name}`}
          aria-describedby={props.hasNote ? ids.note : undefined}
          aria-invalid={isWrong ? true : undefined}
          onChange={(event) => {
            take(event.target.files);
            // So that the same file can be chosen again after a failure.
            event.target.value = '';
          }}
        />
        {file ? <Trans>Change File</Trans> : <Trans>Choose File</Trans>}
      </label>
      <FileWords {...props} />
    </div>
  );
}

function FileWords({ ids, file, picture, isDisabled, onRemove }: Props) {
  if (!file)
    return (
      <span id={ids.name} className="min-w-0 flex-1 truncate text-ink-3">
        <Trans>No File Chosen</Trans>
      </span>
    );
  return (
    <>
      {picture}
      <span className="grid min-w-0 flex-1">
        <span id={ids.name} title={file.name} className="truncate text-ink" translate="no">
          {file.name}
        </span>
        {file.size !== undefined && (
          <span className="text-13 leading-4 whitespace-nowrap text-ink-3">{sizeWords(file.size)}</span>
        )}
      </span>
      {onRemove && !isDisabled && (
        <button
          type="button"
          onClick={onRemove}
          aria-describedby={ids.label}
          className="grid size-9 shrink-0 cursor-pointer place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink focus-visible:-outline-offset-2 pointer-coarse:size-11"
        >
          <X aria-hidden="true" className="size-4.5" />
          <span className="sr-only">
            <Trans>Remove file</Trans>
          </span>
        </button>
      )}
    </>
  );
}

function boxLook(state: { isDisabled: boolean; isOver: boolean; isWrong: boolean }): string {
  if (state.isDisabled) return 'border-line bg-sunken';
  if (state.isOver) return 'border-accent bg-accent-soft';
  return state.isWrong ? 'border-danger bg-surface' : 'border-control-line bg-surface hover:border-ink-2';
}
