import type { Permission } from '../features/index.ts';
import { FILE_TYPES, type FileType, GENERIC } from './file-types.ts';

const MB = 1024 * 1024;

/** What a file is for. It goes into `type` of the file info; a name that is not listed here is an `other`. */
export type FileKind = {
  maxBytes: number;
  /** Undefined: everything that is known, and any binary file. */
  mimeTypes?: readonly string[];
  natures: readonly Nature[];
  /** Who may read it, when it is private. */
  readBy: Permission;
};

export const NATURES = ['private', 'public'] as const;
export type Nature = (typeof NATURES)[number];

const IMAGES = Object.values(FILE_TYPES).filter((type) => type.startsWith('image/'));

const OTHER: FileKind = { maxBytes: 100 * MB, natures: NATURES, readBy: 'product.view' };

const KINDS: Readonly<Record<string, FileKind>> = {
  logo: { maxBytes: 5 * MB, mimeTypes: IMAGES, natures: ['public'], readBy: 'org.view' },
  orgVerification: {
    maxBytes: 20 * MB,
    mimeTypes: [FILE_TYPES.pdf],
    natures: ['private'],
    readBy: 'org.legal.view',
  },
};

/** Programs, and archives that could carry them: whoever opens one from a strange link cannot know what it does. */
const NEVER_PUBLIC: readonly string[] = [
  FILE_TYPES.zip,
  FILE_TYPES.rar,
  FILE_TYPES['7z'],
  // Any file that is not known could be a program.
  GENERIC.mime_type,
];

export function mayBePublic({ mime_type }: Pick<FileType, 'mime_type'>): boolean {
  return !NEVER_PUBLIC.includes(mime_type);
}

export function kindOf(type: string): FileKind {
  return Object.hasOwn(KINDS, type) ? (KINDS[type] ?? OTHER) : OTHER;
}

export function mayBe(kind: FileKind, { mime_type }: Pick<FileType, 'mime_type'>): boolean {
  return kind.mimeTypes === undefined || kind.mimeTypes.includes(mime_type);
}
