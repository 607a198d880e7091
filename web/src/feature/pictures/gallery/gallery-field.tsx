import { Trans, useLingui } from '@lingui/react/macro';
import type { StoredFile } from '@qrigin/domain/files';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SentFile } from '../../../http/upload/upload-file.ts';
import { Button } from '../../../ui/button/button.tsx';
import type { Upload } from '../../../ui/file-field/upload-parts.ts';
import { PictureField } from '../picture-field.tsx';
import { AddPictures } from './add-pictures.tsx';

interface Props {
  label: string;
  /** The pictures that are there, in their order; no file twice. */
  fileIds: readonly string[];
  /** What is known of them, and maybe of others. */
  files: readonly StoredFile[];
  max: number;
  upload: Upload<SentFile>;
  onAdd: (sent: SentFile) => void;
  onReplace: (at: number, sent: SentFile) => void;
  onMove: (at: number, to: number) => void;
  onRemove: (at: number) => void;
  isDisabled?: boolean;
  /** What is asked of each picture: `AltField`, or fields of the page. */
  children: (fileId: string, at: number) => ReactNode;
}

/** Several pictures in an order. */
export function GalleryField(props: Props) {
  const { t } = useLingui();
  const { label, fileIds, files, max, upload, isDisabled = false, children } = props;
  const [originals, setOriginals] = useState<ReadonlyMap<string, File>>(new Map());
  const [said, setSaid] = useState('');
  const count = fileIds.length;

  const remember = (sent: SentFile, original: File) =>
    setOriginals((before) => new Map([...before, [sent.id, original]]));
  function move(at: number, to: number) {
    const place = to + 1;
    setSaid(t`Moved to ${place} of ${count}`);
    props.onMove(at, to);
  }

  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="pb-1.5 text-14 leading-5 font-semibold">{label}</legend>
      <ol className="grid gap-5 empty:hidden">
        {fileIds.map((fileId, at) => {
          const place = at + 1;
          return (
            <li key={fileId} className="grid gap-2 not-first:border-t not-first:border-line not-first:pt-4">
              <PictureField
                label={t`Picture ${place} of ${count}`}
                fileId={fileId}
                file={files.find(({ id }) => id === fileId)}
                original={originals.get(fileId)}
                upload={upload}
                onUploaded={(sent, original) => {
                  remember(sent, original);
                  props.onReplace(at, sent);
                }}
                onRemove={() => props.onRemove(at)}
                isDisabled={isDisabled}
              >
                {children(fileId, at)}
              </PictureField>
              {count > 1 && !isDisabled && <MoveButtons at={at} count={count} onMove={move} />}
            </li>
          );
        })}
      </ol>
      {!isDisabled && (
        <AddPictures
          label={t`Add pictures`}
          room={max - count}
          upload={upload}
          onAdded={(sent, original) => {
            remember(sent, original);
            props.onAdd(sent);
          }}
          hint={
            <Trans>
              {count} of {max} pictures
            </Trans>
          }
        />
      )}
      <output className="sr-only">{said}</output>
    </fieldset>
  );
}

interface MoveProps {
  at: number;
  count: number;
  onMove: (at: number, to: number) => void;
}

function MoveButtons({ at, count, onMove }: MoveProps) {
  const { t } = useLingui();
  const place = at + 1;
  const isFirst = at === 0;
  const isLast = at === count - 1;
  return (
    <div className="flex justify-end gap-2">
      <Button
        size="s"
        variant="ghost"
        aria-label={t`Move picture ${place} up`}
        aria-disabled={isFirst || undefined}
        onClick={isFirst ? undefined : () => onMove(at, at - 1)}
        icon={<ArrowUp aria-hidden="true" />}
      >
        <Trans>Up</Trans>
      </Button>
      <Button
        size="s"
        variant="ghost"
        aria-label={t`Move picture ${place} down`}
        aria-disabled={isLast || undefined}
        onClick={isLast ? undefined : () => onMove(at, at + 1)}
        icon={<ArrowDown aria-hidden="true" />}
      >
        <Trans>Down</Trans>
      </Button>
    </div>
  );
}
