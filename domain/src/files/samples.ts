import type { z } from 'zod';
import { sampleId } from '../http/index.ts';
import type { requestPublicUpload, StoredFile } from './contract.ts';

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

/** A certificate that was sent and found to be harmless. */
export function fileRow(over: Partial<StoredFile> = {}): StoredFile {
  return {
    id: sampleId(),
    name: 'organic.pdf',
    type: 'orgVerification',
    nature: 'private',
    mime_type: 'application/pdf',
    bytes: 5,
    state: 'ready',
    refusal: null,
    download_url: null,
    thumbnail_url: null,
    picture: null,
    ...over,
  };
}
