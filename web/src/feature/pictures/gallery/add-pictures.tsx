import { Plural } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { SentFile } from '../../../http/upload/upload-file.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Upload } from '../../../ui/file-field/upload-parts.ts';
import { useDrop } from '../use-drop.ts';
import { useQueue } from './use-queue.ts';
import { WaitingPicture } from './waiting-picture.tsx';

interface Props {
  label: string;
  /** How many more there can be. */
  room: number;
  upload: Upload<SentFile>;
  /** One after the other, in the order in which they were chosen. */
  onAdded: (sent: SentFile, original: File) => void;
  hint?: ReactNode;
  isDisabled?: boolean;
}

/** Takes several pictures at once and sends one after the other. */
export function AddPictures({ label, room, upload, onAdded, hint, isDisabled = false }: Props) {
  const id = useId();
  const { waiting, add, drop, fail, turnOf } = useQueue();
  const [leftOut, setLeftOut] = useState(0);
  const free = room - waiting.length;
  const isOff = isDisabled || free <= 0;

  function take(files: readonly File[]) {
    if (isOff) return;
    add(files.slice(0, free));
    setLeftOut(Math.max(0, files.length - free));
  }
  const { isOver, listeners } = useDrop(take);

  return (
    <div className="grid min-w-0 gap-3">
      <ul className="grid gap-3 empty:hidden">
        {waiting.map(({ key, file }) => (
          <WaitingPicture
            key={key}
            file={file}
            isTurn={key === turnOf}
            upload={upload}
            onUploaded={(sent) => {
              drop(key);
              onAdded(sent, file);
            }}
            onFailed={() => fail(key)}
            onDrop={() => drop(key)}
          />
        ))}
      </ul>
      <div
        {...listeners}
        className={classNames(
          'grid min-w-0 justify-items-center gap-1 rounded-card border border-dashed p-3 text-center transition-colors duration-120 ease-out',
          isOver && !isOff ? 'border-accent bg-accent-soft' : 'border-control-line',
        )}
      >
        <label
          htmlFor={id}
          className={classNames(
            'relative inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-14 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-accent pointer-coarse:min-h-11',
            isOff ? 'cursor-not-allowed text-ink-3' : 'cursor-pointer text-ink hover:bg-sunken',
          )}
        >
          <input
            id={id}
            data-add=""
            type="file"
            multiple
            accept="image/*"
            disabled={isOff}
            className="sr-only"
            aria-describedby={`${id}-note`}
            onChange={(event) => {
              take([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
          <ImagePlus aria-hidden="true" className="size-4.5" />
          {label}
        </label>
        <p id={`${id}-note`} aria-live="polite" className="text-13 leading-5 text-ink-3">
          {leftOut > 0 ? <LeftOut count={leftOut} /> : hint}
        </p>
      </div>
    </div>
  );
}

function LeftOut({ count }: { count: number }) {
  return (
    <span className="text-warning">
      <Plural
        value={count}
        one="# picture was left out: there is no room for more."
        other="# pictures were left out: there is no room for more."
      />
    </span>
  );
}
