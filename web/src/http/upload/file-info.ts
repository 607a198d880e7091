import type { FileKind, Nature } from '@qrigin/domain/declaration';
import { FILE_NAME_MAX, type FileInfo, fileTypeOf, sizeToSend } from '@qrigin/domain/files';

interface Told {
  name: string;
  kind: FileKind;
  nature: Nature;
  md5: string;
}

/** What the browser tells the server about a file before sending it. */
export function fileInfoOf(file: Blob, { name, kind, nature, md5 }: Told): FileInfo {
  return {
    name: shortened(name),
    type: kind.name,
    nature,
    file_size: sizeToSend(nature, file.size),
    ...(nature === 'private' && { bytes: file.size }),
    md5_hash: md5,
    ...fileTypeOf({ type: file.type, name }),
  };
}

/** The end stays: it tells what kind of file it is. Signs that cannot be seen go. */
function shortened(name: string): string {
  const seen = name
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim();
  return (seen === '' ? 'file' : seen).slice(-FILE_NAME_MAX).trim();
}
