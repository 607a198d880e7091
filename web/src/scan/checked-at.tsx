import { Trans, useLingui } from '@lingui/react/macro';
import { DAY, TIME } from './island/local-time.ts';
import { MARKS } from './marks.ts';

/** When the maker's records were asked; the script says it in the reader's own time, with the words it finds here. */
export function CheckedAt() {
  const { t } = useLingui();
  const date = MARKS.checkedAtInWords;
  return (
    <Trans>
      Checked{' '}
      <time dateTime={MARKS.checkedAt} data-today={t`today at ${TIME}`} data-day={t`${DAY} at ${TIME}`}>
        {date}
      </time>
    </Trans>
  );
}
