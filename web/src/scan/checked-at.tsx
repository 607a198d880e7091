import { Trans, useLingui } from '@lingui/react/macro';
import { dateAndTime } from './dates.ts';
import { DAY, TIME } from './island/local-time.ts';

/** When the maker's records were asked; the script says it in the reader's own time, with the words it finds here. */
export function CheckedAt({ at }: { at: string }) {
  const { t } = useLingui();
  const date = dateAndTime(at);
  return (
    <Trans>
      Checked{' '}
      <time dateTime={at} data-today={t`today at ${TIME}`} data-day={t`${DAY} at ${TIME}`}>
        {date}
      </time>
    </Trans>
  );
}
