import type { PermissionType } from './permission.ts';

export const MB = 1024 * 1024;

export const NATURES = ['private', 'public'] as const;
export type Nature = (typeof NATURES)[number];

/** What a file is for. */
export type FileKind = {
  /** Goes into `type` of the file info, and is stored with the file. */
  name: string;
  maxBytes: number;
  /** Left out: everything that is known, and any binary file. */
  mustBe?: 'image' | 'pdf' | 'pdf or image' | 'table';
  natures: readonly Nature[];
  /** Who may read it, when it is private. */
  readBy: PermissionType;
  /** A public picture of this kind is also drawn at several widths, for pages that must be small. */
  hasSizes?: true;
  /** Others open it on our word, so it carries no programs and no other files inside it, not even a private one. */
  isVouchedFor?: true;
};

export function fileKind(name: string, rest: Omit<FileKind, 'name'>): FileKind {
  return { name, ...rest };
}
