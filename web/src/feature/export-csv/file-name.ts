import { plainFileName } from '../../ui/plain-file-name.ts';

/** A name that every file system takes. */
export function fileNameOf(organisation: string, words: string, day: Date): string {
  const short = plainFileName(organisation, 60);
  const date = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
  return `${[short, words, date].filter((part) => part !== '').join(' ')}.csv`;
}
