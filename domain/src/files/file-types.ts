/** The kinds of files that are known by their extension, each with what browsers call it. */
export const FILE_TYPES = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  svg: 'image/svg+xml',
  webp: 'image/webp',
  mp4: 'video/mp4',
  webm: 'video/webm',
  ogv: 'video/ogg',
  mov: 'video/quicktime',
  avi: 'video/x-msvideo',
  mkv: 'video/x-matroska',
  '3gp': 'video/3gpp',
  flv: 'video/x-flv',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  txt: 'text/plain',
  csv: 'text/csv',
  html: 'text/html',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
  '7z': 'application/x-7z-compressed',
} as const;

export type Extension = keyof typeof FILE_TYPES;
/** `''` means any file that is not in the list. */
export type FileType = { extension: Extension | ''; mime_type: string };

export const GENERIC: FileType = { extension: '', mime_type: 'application/octet-stream' };

/** Other names that browsers use for some of them. */
const ALSO_CALLED: Record<string, Extension> = {
  'image/jpg': 'jpg',
  'image/pjpeg': 'jpg',
  'video/avi': 'avi',
  'video/msvideo': 'avi',
  'video/mkv': 'mkv',
  'application/x-zip-compressed': 'zip',
  'application/x-rar-compressed': 'rar',
  'application/x-rar': 'rar',
};

function isExtension(text: string): text is Extension {
  return Object.hasOwn(FILE_TYPES, text);
}

export const EXTENSIONS = Object.keys(FILE_TYPES).filter(isExtension);

function extensionOf(name: string): Extension | undefined {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return isExtension(ending) ? ending : undefined;
}

function extensionFor(mime: string): Extension | undefined {
  const known = Object.entries(FILE_TYPES).find(([, type]) => type === mime)?.[0] ?? ALSO_CALLED[mime];
  return known !== undefined && isExtension(known) ? known : undefined;
}

/**
 * What a file is: by the type that the browser gives, else by the end of its name, else any binary file. Where both
 * mean the same type, the name's own spelling stays (jpeg, not jpg).
 */
export function fileTypeOf({ type, name }: { type: string; name: string }): FileType {
  const mime = type.split(';')[0]?.trim().toLowerCase() ?? '';
  const byName = extensionOf(name);
  const found = mime === '' ? byName : extensionFor(mime);
  if (found === undefined) return GENERIC;
  const extension = byName !== undefined && FILE_TYPES[byName] === FILE_TYPES[found] ? byName : found;
  return { extension, mime_type: FILE_TYPES[extension] };
}
