import { open } from 'node:fs/promises';
import type { Extension } from '@qrigin/domain/files';
import { fileTypeFromBuffer } from 'file-type';
import { Refused } from './refused.ts';

/** All types that are known by their beginning are known by this much of it. */
const HEAD_BYTES = 64 * 1024;

/** What the content may turn out to be, by the extension that was said. */
const REAL_TYPES: Partial<Record<Extension, readonly string[]>> = {
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  png: ['image/png', 'image/apng'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  mp4: ['video/mp4', 'video/x-m4v'],
  webm: ['video/webm'],
  ogv: ['video/ogg', 'application/ogg'],
  mov: ['video/quicktime'],
  avi: ['video/vnd.avi'],
  mkv: ['video/matroska'],
  '3gp': ['video/3gpp', 'video/3gpp2'],
  flv: ['video/x-flv'],
  pdf: ['application/pdf'],
  doc: ['application/x-cfb'],
  xls: ['application/x-cfb'],
  rar: ['application/x-rar-compressed'],
  '7z': ['application/x-7z-compressed'],
};

/** Opened by their list of contents, which is at the end; they must begin with an entry all the same. */
const ZIPS: readonly Extension[] = ['zip', 'docx', 'xlsx'];
const ZIP_ENTRY = Buffer.from('PK\u0003\u0004');

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

/** The type by content must be the one that was said. Texts have no beginning of their own and are read whole later. */
export async function requireRealType(path: string, extension: Extension): Promise<void> {
  const head = await headOf(path);
  if (ZIPS.includes(extension)) {
    if (!head.subarray(0, ZIP_ENTRY.length).equals(ZIP_ENTRY)) throw new Refused('wrong_type');
    return;
  }
  const wanted = REAL_TYPES[extension];
  if (!wanted) return;
  const found = await fileTypeFromBuffer(head);
  if (!found || !wanted.includes(found.mime)) throw new Refused('wrong_type');
}
