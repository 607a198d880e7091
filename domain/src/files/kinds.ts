import type { FileKind } from '../declaration/index.ts';
import { FILE_KINDS } from '../features/index.ts';
import { OTHER } from './feature.ts';
import { FILE_TYPES, type FileType, GENERIC } from './file-types.ts';

const IMAGES = Object.values(FILE_TYPES).filter((type) => type.startsWith('image/'));

const MUST_BE: Readonly<Record<NonNullable<FileKind['mustBe']>, readonly string[]>> = {
  image: IMAGES,
  pdf: [FILE_TYPES.pdf],
  'pdf or image': [FILE_TYPES.pdf, ...IMAGES],
  table: [FILE_TYPES.csv],
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
  return FILE_KINDS.get(type) ?? OTHER;
}

export function mayBe({ mustBe }: FileKind, { mime_type }: Pick<FileType, 'mime_type'>): boolean {
  return mustBe === undefined || MUST_BE[mustBe].includes(mime_type);
}
