import { Trans, useLingui } from '@lingui/react/macro';
import { localeOf } from './format/locale-of.ts';
import { DAY, TIME } from './island/local-time.ts';
import { usePack } from './pack-context.ts';

/** When the maker's records were asked; the script says it in the reader's own time, with the words it finds here. */
export function CheckedAt() {
  const { t, i18n } = useLingui();
  const { checkedAt, checkedAtInWords: date } = usePack();
  return (
    <Trans>
      Checked{' '}
      <time
        dateTime={checkedAt}
        lang={localeOf(i18n)}
        data-today={t`today at ${TIME}`}
        data-day={t`${DAY} at ${TIME}`}
      >
        {date}
      </time>
    </Trans>
  );
}
