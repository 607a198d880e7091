import { Plural, Trans } from '@lingui/react/macro';
import type { RecallReport } from '@qrigin/domain/recalls';
import type { ReactNode } from 'react';

const HOUR = 60;
const DAY = 24 * HOUR;

/** How long it took until someone was warned: the figure by which a recall is measured. */
export function Warned({ report: { recall, minutes_to_first_warning: minutes } }: { report: RecallReport }) {
  const time = minutes === null ? undefined : <TimeWords minutes={minutes} />;
  return <p className="text-18 font-semibold">{recall.mock ? <Mock time={time} /> : <Real time={time} />}</p>;
}

type Props = { time: ReactNode };

function Real({ time }: Props) {
  if (time === undefined) return <Trans>No shopper has scanned an affected code since it was opened</Trans>;
  return <Trans>First shopper warned {time} after opening</Trans>;
}

function Mock({ time }: Props) {
  if (time === undefined) return <Trans>Mock recall: no shopper was warned</Trans>;
  return <Trans>Mock recall: the first shopper would have been warned {time} after opening</Trans>;
}

function TimeWords({ minutes }: { minutes: number }) {
  if (minutes < 1) return <Trans>less than a minute</Trans>;
  if (minutes < 2 * HOUR) return <Plural value={Math.floor(minutes)} one="# minute" other="# minutes" />;
  if (minutes < 2 * DAY) return <Plural value={Math.floor(minutes / HOUR)} one="# hour" other="# hours" />;
  return <Plural value={Math.floor(minutes / DAY)} one="# day" other="# days" />;
}
