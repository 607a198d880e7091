import { Trans, useLingui } from '@lingui/react/macro';
import type { PublicRecall } from '@qrigin/domain/recalls';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { dateAndTime } from '../format/dates.ts';

/** Which packs a recall is about. The codes of single packs are for those who have them. */
export function Affected({ recall: { scope, level, from, to } }: { recall: PublicRecall }) {
  const { i18n } = useLingui();
  if (scope === 'product') return <Trans>All packs of this product</Trans>;
  if (scope === 'batch') return <Trans>All packs of this batch</Trans>;
  if (scope === 'window') {
    // With the time: it begins and ends with a day where the maker is, not everywhere.
    const [start, end] = [dateAndTime(i18n, from ?? ''), dateAndTime(i18n, to ?? '')];
    return (
      <Trans>
        Packs whose codes were issued from {start} until just before {end}
      </Trans>
    );
  }
  if (scope === 'run') return <Trans>Some packs of this product</Trans>;
  const pack = <Verbatim text={level ?? ''} />;
  return level === null ? (
    <Trans>One pack and all that is in it</Trans>
  ) : (
    <Trans>One pack ({pack}) and all that is in it</Trans>
  );
}
