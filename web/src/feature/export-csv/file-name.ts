import { trimEnds } from '@qrigin/domain/http';

/** A name that every file system takes. */
export function fileNameOf(organisation: string, words: string, day: Date): string {
  const plain = organisation.replaceAll(/[\p{Cc}\p{Cf}\\/:*?"<>|]+/gu, ' ').replaceAll(/\s+/gu, ' ');
  const name = trimEnds(plain, /[ .]/);
  const short = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment)
    .slice(0, 60)
    .join('')
    .trim();
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${[short, words, date].filter((part) => part !== '').join(' ')}.csv`;
}
