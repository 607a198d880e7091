import { FILE_NAME_MAX, type FileInfo, fileTypeOf, type Nature, sizeToSend } from '@qrigin/domain/files';

interface Told {
  name: string;
  /** What the file is for: 'logo', 'orgVerification'. */
  type: string;
  nature: Nature;
  md5: string;
}

/** What the browser tells the server about a file before sending it. */
export function fileInfoOf(file: Blob, { name, type, nature, md5 }: Told): FileInfo {
  return {
    name: shortened(name),
    type,
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
