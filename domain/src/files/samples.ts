import type { z } from 'zod';
import type { requestPublicUpload } from './contract.ts';

type FileInput = z.input<typeof requestPublicUpload.body>;

/** A logo that may be sent. */
export function fileSample(over: Partial<FileInput> = {}): FileInput {
  return {
    name: 'logo.png',
    type: 'logo',
    nature: 'public',
    file_size: 100,
    md5_hash: '0'.repeat(32),
    mime_type: 'image/png',
    extension: 'png',
    ...over,
  };
}
