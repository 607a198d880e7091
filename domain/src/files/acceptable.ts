import type { FileInfo, FileRefusal } from './contract.ts';
import { FILE_TYPES, GENERIC } from './file-types.ts';
import { kindOf, mayBe, mayBePublic } from './kinds.ts';
import { isSizeSaid } from './size.ts';

/** The name of a type and its ending mean the same, or both mean any binary file. */
function fits({ extension, mime_type }: Pick<FileInfo, 'extension' | 'mime_type'>): boolean {
  return mime_type === (extension === '' ? GENERIC.mime_type : FILE_TYPES[extension]);
}

/** How large the file is said to be, and whether that is known to the byte. */
export function saidBytes({ nature, file_size, bytes }: FileInfo): { bytes: number; isExact: boolean } {
  if (bytes !== undefined) return { bytes, isExact: true };
  return nature === 'private'
    ? { bytes: file_size * 1024, isExact: false }
    : { bytes: file_size, isExact: true };
}

/**
 * Why a file of this description is not to be sent; undefined when it may be. What comes is held to the description
 * later.
 */
export function refusalOfInfo(info: FileInfo): FileRefusal | undefined {
  const kind = kindOf(info.type);
  const { bytes } = saidBytes(info);
  if (!fits(info) || !mayBe(kind, info) || !kind.natures.includes(info.nature)) return 'wrong_type';
  if (info.nature === 'public' && !mayBePublic(info)) return 'wrong_type';
  if (!isSizeSaid(info.nature, info.file_size, bytes)) return 'wrong_size';
  return bytes > kind.maxBytes ? 'too_big' : undefined;
}
