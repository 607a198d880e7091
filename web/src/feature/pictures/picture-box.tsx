import { Trans } from '@lingui/react/macro';
import { Crop, ImagePlus, Trash2 } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { Button } from '../../ui/button/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { useDrop } from './use-drop.ts';

interface Props {
  input: Ref<HTMLInputElement>;
  /** Ids of the input and of the words around it. */
  ids: { input: string; label: string; button: string; note: string };
  /** What it looks like; undefined when there is none. */
  view: ReactNode;
  isDisabled: boolean;
  isWrong: boolean;
  onChoose: (file: File) => void;
  onCrop: (() => void) | undefined;
  onRemove: (() => void) | undefined;
}

/** Where a picture is chosen or dropped, seen, cropped and taken away. */
export function PictureBox(props: Props) {
  const { view, isDisabled, isWrong, onChoose } = props;
  const take = ([file]: readonly File[]) => {
    if (file && !isDisabled) onChoose(file);
  };
  const { isOver, listeners } = useDrop(take);
  return (
    <div
      {...listeners}
      className={classNames(
        'grid min-w-0 justify-items-center gap-3 rounded-card border p-3 transition-colors duration-120 ease-out',
        boxLook({ isDisabled, isOver, isWrong, isEmpty: !view }),
      )}
    >
      {view ?? <ImagePlus aria-hidden="true" className="mt-2 size-8 text-ink-3" />}
      <div className="flex flex-wrap justify-center gap-2">
        <ChooseButton {...props} onFiles={take} hasPicture={Boolean(view)} />
        <PictureButtons {...props} />
      </div>
      {!view && !isDisabled && (
        <p className="pb-1 text-13 leading-5 text-ink-3 pointer-coarse:hidden">
          <Trans>or drop it here</Trans>
        </p>
      )}
    </div>
  );
}

type ChooseProps = Pick<Props, 'input' | 'ids' | 'isDisabled' | 'isWrong'> & {
  onFiles: (files: readonly File[]) => void;
  hasPicture: boolean;
};

function ChooseButton({ input, ids, isDisabled, isWrong, onFiles, hasPicture }: ChooseProps) {
  return (
    <label
      id={ids.button}
      htmlFor={ids.input}
      className={classNames(
        'relative inline-flex min-h-9 items-center rounded-control border px-3 text-14 font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent pointer-coarse:min-h-11',
        isDisabled
          ? 'cursor-not-allowed border-line bg-sunken text-ink-3'
          : 'cursor-pointer border-control-line bg-surface text-ink hover:border-ink-3 hover:bg-sunken',
      )}
    >
      <input
        ref={input}
        id={ids.input}
        type="file"
        accept="image/*"
        disabled={isDisabled}
        className="sr-only"
        aria-labelledby={`${ids.label} ${ids.button}`}
        aria-describedby={ids.note}
        aria-invalid={isWrong ? true : undefined}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // So that the same file can be chosen again after a failure.
          event.target.value = '';
        }}
      />
      {hasPicture ? <Trans>Change</Trans> : <Trans>Choose a picture</Trans>}
    </label>
  );
}

function PictureButtons({ ids, isDisabled, onCrop, onRemove }: Props) {
  if (isDisabled) return null;
  return (
    <>
      {onCrop && (
        <Button size="s" icon={<Crop aria-hidden="true" />} aria-describedby={ids.label} onClick={onCrop}>
          <Trans>Crop</Trans>
        </Button>
      )}
      {onRemove && (
        <Button
          size="s"
          variant="ghost"
          icon={<Trash2 aria-hidden="true" />}
          aria-describedby={ids.label}
          onClick={onRemove}
        >
          <Trans>Remove</Trans>
        </Button>
      )}
    </>
  );
}

interface BoxState {
  isDisabled: boolean;
  isOver: boolean;
  isWrong: boolean;
  isEmpty: boolean;
}

function boxLook({ isDisabled, isOver, isWrong, isEmpty }: BoxState): string {
  if (isDisabled) return 'border-line bg-sunken';
  if (isOver) return 'border-accent bg-accent-soft';
  if (isWrong) return 'border-danger bg-surface';
  return isEmpty
    ? 'border-dashed border-control-line bg-surface hover:border-ink-2'
    : 'border-line bg-surface';
}
