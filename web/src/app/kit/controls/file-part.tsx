import { FailedCall, Failure } from '@qrigin/domain/errors';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { FileField } from '../../../ui/file-field/file-field.tsx';
import type { Sent, Upload, UploadProgress } from '../../../ui/file-field/upload-parts.ts';
import { Part } from '../part.tsx';

const CERTIFICATE = { name: 'organic-certificate-2026.pdf', size: 412_000 };
const EXAMPLE = new File([new Uint8Array(412_000)], CERTIFICATE.name, { type: 'application/pdf' });

/** Goes as far as told and stays there. */
const upTo =
  (progress: UploadProgress): Upload<Sent> =>
  (_file, { onProgress }) => {
    onProgress(progress);
    return new Promise(() => undefined);
  };
const failing =
  (reason: unknown): Upload<Sent> =>
  async () => {
    throw reason;
  };
const checking: Upload<Sent> = () => Promise.resolve({ state: 'checking' });

export function FilePart() {
  const [file, setFile] = useState<File>();
  return (
    <Part title="File field" note="Chosen or dropped, and sent at once.">
      <div className="grid gap-6 lg:grid-cols-2">
        <FileField
          label="Logo"
          accept="image/*"
          file={file}
          upload={() => Promise.resolve({ state: 'ready' })}
          onUploaded={(_, chosen) => setFile(chosen)}
          onRemove={() => setFile(undefined)}
          hint="Try it: nothing is sent."
        />
        <FileField
          label="Certificate"
          file={CERTIFICATE}
          upload={checking}
          onUploaded={() => undefined}
          onRemove={() => undefined}
          hint="Saved at 10:42"
        />
        <Chosen label="Being read" upload={upTo({ stage: 'reading', share: 0.3 })} />
        <Chosen label="Being sent" upload={upTo({ stage: 'sending', share: 0.43 })} />
        <Chosen label="Being checked" upload={upTo({ stage: 'checking', share: 0 })} />
        <Chosen label="Sent, checked later" file={CERTIFICATE} upload={checking} />
        <Chosen label="Not taken" upload={failing(new FailedCall('Upload failed with status 503'))} />
        <Chosen label="Without network" upload={failing(new TypeError())} />
        <Chosen
          label="Too large"
          upload={failing(new Failure('file_refused', { refusal: 'too_big', max_bytes: 20 * 1024 * 1024 }))}
        />
        <Chosen label="Wrong kind" accept="image/*" upload={checking} />
        <FileField
          label="Switched off"
          file={CERTIFICATE}
          upload={checking}
          onUploaded={() => undefined}
          isDisabled
        />
      </div>
    </Part>
  );
}

type Props = Pick<ComponentProps<typeof FileField<Sent>>, 'label' | 'upload' | 'accept' | 'file'>;

/** A field on which someone has just dropped a file. */
function Chosen(props: Props) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const files = new DataTransfer();
    files.items.add(EXAMPLE);
    const field = frame.current?.querySelector('input');
    if (!field) return;
    field.files = files.files;
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }, []);
  return (
    <div ref={frame}>
      <FileField {...props} onUploaded={() => undefined} />
    </div>
  );
}
