import { z } from 'zod';
import { NATURES } from '../declaration/index.ts';
import { endpoint, Id, singleLineText } from '../http/index.ts';
import { ORGANISATIONS } from '../organisations/feature.ts';
import { FILE, FILES } from './feature.ts';
import { EXTENSIONS } from './file-types.ts';

export const FILE_NAME_MAX = 255;

/**
 * What the browser says about a file before sending it. The size is in KB for private files and in bytes for
 * public ones; `type` says what the file is for ('logo', 'orgVerification').
 */
export const FileInfo = z.strictObject({
  name: singleLineText(FILE_NAME_MAX),
  type: singleLineText(40),
  nature: z.enum(NATURES),
  file_size: z.int().positive(),
  /**
   * The exact size of a private file. With it the store holds the sender to the byte; without, one file of an
   * organisation is taken at a time, and removed when it is not within its KB.
   */
  bytes: z.int().positive().optional(),
  md5_hash: z.string().regex(/^[0-9a-f]{32}$/, 'MD5 in small hexadecimal digits'),
  mime_type: z.string().max(100),
  extension: z.enum(['', ...EXTENSIONS]),
});
export type FileInfo = z.output<typeof FileInfo>;

/** Where the file goes, and the headers that were signed with the address: the store refuses any other. */
export const UploadTicket = z.object({
  id: Id,
  upload_url: z.url(),
  headers: z.record(z.string(), z.string()),
  /** Lasting for a public file; a private one is given a link whenever someone asks for it. */
  download_url: z.url().nullable(),
});
export type UploadTicket = z.output<typeof UploadTicket>;

export const FILE_STATES = ['waiting', 'checking', 'ready', 'refused'] as const;
/** Why a file was not taken. `active`: a document that carries programs or other files inside it. */
export const FILE_REFUSALS = [
  'missing',
  'wrong_size',
  'wrong_hash',
  'wrong_type',
  'too_big',
  'broken',
  'active',
  'infected',
] as const;
export type FileRefusal = (typeof FILE_REFUSALS)[number];

/** A picture as pages show it, and the widths that it can be fetched at; none until they are drawn. */
const Picture = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  widths: z.array(z.int().positive()),
});

export const StoredFile = z.object({
  id: Id,
  name: z.string(),
  type: z.string(),
  nature: z.enum(NATURES),
  mime_type: z.string(),
  bytes: z.int().nonnegative(),
  state: z.enum(FILE_STATES),
  refusal: z.enum(FILE_REFUSALS).nullable(),
  download_url: z.url().nullable(),
  thumbnail_url: z.url().nullable(),
  /** Null for what is no public picture, and for pictures from before we measured them. */
  picture: Picture.nullable(),
});
export type StoredFile = z.output<typeof StoredFile>;

const inOrg = z.object({ org: Id });
const upload = { who: 'member', permission: FILES.upload, rate: 'write' } as const;

export const requestUpload = endpoint({
  name: 'requestUpload',
  summary: 'Get an upload URL for a file; it is valid for five minutes, once, and only for this file',
  method: 'POST',
  path: '/:org/fileInfo/upload',
  policy: upload,
  params: inOrg,
  body: FileInfo,
  changes: [FILE],
  reply: UploadTicket,
  fails: ['file_refused', 'too_many_uploads', 'upload_unfinished', 'store_full', 'public_files_off'],
});

export const requestPublicUpload = endpoint({
  name: 'requestPublicUpload',
  summary: 'Get an upload URL for a file that anyone can see',
  method: 'POST',
  path: '/:org/fileInfo/upload/public',
  policy: upload,
  params: inOrg,
  body: FileInfo.extend({ nature: z.literal('public') }),
  changes: [FILE],
  reply: UploadTicket,
  fails: ['file_refused', 'too_many_uploads', 'upload_unfinished', 'store_full', 'public_files_off'],
});

export const finishUpload = endpoint({
  name: 'finishUpload',
  summary: 'Confirm that a file has been uploaded; responds once it has been checked, or after five seconds',
  method: 'PUT',
  path: '/upload',
  policy: { who: 'user', rate: 'write' },
  body: z.strictObject({ id: Id }),
  changes: [FILE],
  reply: StoredFile,
  // Whether the caller may send files is checked in the organisation that the file belongs to.
  fails: ['forbidden', 'organisation_suspended', 'organisation_blocked'],
});

export const downloadFile = endpoint({
  name: 'downloadFile',
  summary: 'Get a link to the original file, valid for 60 seconds',
  method: 'GET',
  path: '/:org/fileInfo/:id/download',
  policy: { who: 'member', permission: ORGANISATIONS.view, rate: 'read' },
  params: z.object({ org: Id, id: Id }),
  reads: [FILE],
  reply: StoredFile.extend({ download_url: z.url() }),
  ids: { id: FILE },
  fails: ['file_not_ready'],
});
