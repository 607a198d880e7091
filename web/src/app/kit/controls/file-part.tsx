import { useState } from 'react';
import { FileField } from '../../../ui/file-field.tsx';
import { Part } from '../part.tsx';

const CERTIFICATE = { name: 'organic-certificate-2026.pdf', size: 412_000 };

export function FilePart() {
  const [file, setFile] = useState<File>();
  return (
    <Part title="File field" note="Chosen or dropped.">
      <div className="grid gap-6 lg:grid-cols-2">
        <FileField label="Logo" file={file} onChoose={setFile} hint="Try it: nothing is sent." />
        <FileField label="Certificate" file={CERTIFICATE} onChoose={setFile} hint="Saved at 10:42" />
        <FileField label="Award" file={CERTIFICATE} onChoose={setFile} progress={0.62} />
        <FileField
          label="Picture"
          onChoose={setFile}
          fault="Not uploaded. Your other entries are kept; choose the file again."
        />
      </div>
    </Part>
  );
}
