import { dateAndTime } from './dates.ts';

/** When the maker's records were asked; the script says it in the reader's own time. */
export function CheckedAt({ at }: { at: string }) {
  return (
    <>
      Checked{' '}
      <time dateTime={at} data-checked="">
        {dateAndTime(at)}
      </time>
    </>
  );
}
