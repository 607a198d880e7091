import { trimEnds } from '@qrigin/domain/http';

/** A name that people gave, as every file system takes it; empty if nothing of it is left. */
export function plainFileName(name: string, max: number): string {
  const plain = name.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').replaceAll(/\s+/gu, ' ');
  return Array.from(new Intl.Segmenter().segment(trimEnds(plain, /[ .]/)), ({ segment }) => segment)
    .slice(0, max)
    .join('')
    .trim();
}
