import { Failure } from '@qrigin/domain/errors';
import type { StoredFile } from '@qrigin/domain/files';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { AltField } from '../../../feature/pictures/alt-field.tsx';
import { DocumentField } from '../../../feature/pictures/document-field.tsx';
import { GalleryField } from '../../../feature/pictures/gallery/gallery-field.tsx';
import { PictureField } from '../../../feature/pictures/picture-field.tsx';
import { Part } from '../part.tsx';
import { chosenFile, failing, JAR, LEAFLET, pretend, upTo } from './picture-examples.ts';

const MAX = 200;
const nothing = () => undefined;
const refused: StoredFile = { ...JAR, state: 'refused', refusal: 'broken', download_url: null };

export function PicturePart() {
  return (
    <Part title="Pictures" note="Chosen or dropped, cropped, sent at once and described.">
      <div className="grid items-start gap-8 lg:grid-cols-2">
        <Tried label="Try it: nothing is sent" start={undefined} />
        <Tried label="Product picture" start={JAR} />
        <Chosen label="Being sent" upload={upTo({ stage: 'sending', share: 0.43 })} />
        <Chosen label="Without network" upload={failing(new TypeError())} />
        <Chosen
          label="Too large"
          upload={failing(new Failure('file_refused', { refusal: 'too_big', max_bytes: 20 * 1024 * 1024 }))}
        />
        <PictureField
          label="Refused by the check"
          fileId={refused.id}
          file={refused}
          upload={pretend}
          onUploaded={nothing}
          onRemove={nothing}
        />
        <PictureField
          label="Switched off"
          fileId={JAR.id}
          file={JAR}
          upload={pretend}
          onUploaded={nothing}
          isDisabled
        />
        <TriedGallery />
        <TriedDocument />
      </div>
    </Part>
  );
}

function Tried({ label, start }: { label: string; start: StoredFile | undefined }) {
  const [file, setFile] = useState(start);
  const [alt, setAlt] = useState('');
  return (
    <PictureField
      label={label}
      fileId={file?.id ?? null}
      file={file}
      upload={pretend}
      onUploaded={setFile}
      onRemove={() => setFile(undefined)}
      alt={{ text: alt, max: MAX, onChange: setAlt }}
      hint="JPEG, PNG, WebP, GIF or SVG, up to 20 MB"
    />
  );
}

function TriedGallery() {
  const [files, setFiles] = useState<readonly StoredFile[]>([JAR]);
  const [alts, setAlts] = useState<Readonly<Record<string, string>>>({});
  return (
    <GalleryField
      label="Gallery"
      fileIds={files.map(({ id }) => id)}
      files={files}
      max={5}
      upload={pretend}
      onAdd={(sent) => setFiles((before) => [...before, sent])}
      onReplace={(at, sent) => setFiles((before) => before.with(at, sent))}
      onMove={(at, to) =>
        setFiles((before) => before.toSpliced(at, 1).toSpliced(to, 0, ...before.slice(at, at + 1)))
      }
      onRemove={(at) => setFiles((before) => before.toSpliced(at, 1))}
    >
      {(id) => (
        <AltField
          text={alts[id] ?? ''}
          max={MAX}
          onChange={(text) => setAlts((before) => ({ ...before, [id]: text }))}
        />
      )}
    </GalleryField>
  );
}

function TriedDocument() {
  const [file, setFile] = useState<StoredFile | undefined>(LEAFLET);
  return (
    <DocumentField
      label="Document"
      fileId={file?.id ?? null}
      file={file}
      upload={pretend}
      onUploaded={setFile}
      onRemove={() => setFile(undefined)}
      hint="A PDF, up to 20 MB"
    />
  );
}

/** A field on which someone has just dropped a picture. */
function Chosen(props: Pick<ComponentProps<typeof PictureField>, 'label' | 'upload'>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const files = new DataTransfer();
    files.items.add(chosenFile());
    const field = frame.current?.querySelector('input');
    if (!field) return;
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return (
    <div ref={frame}>
      <PictureField {...props} fileId={null} file={undefined} onUploaded={nothing} />
    </div>
  );
}
