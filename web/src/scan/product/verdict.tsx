import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ScanState, SharedOverview } from '@qrigin/domain/scan';
import type { ReactNode } from 'react';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { longDate, timeLeft, timeSince } from '../dates.ts';
import type { IconName } from '../icon.tsx';

/** The state line: what holds for this code, in a colour, a sign and words. */
export type Verdict = {
  tone: 'good' | 'warn' | 'bad' | 'note';
  icon: IconName;
  title: string;
  /** Nothing where the time of the check says enough. */
  text?: ReactNode;
};

/** What a code says when no recall reaches it. */
export function verdictOf(overview: SharedOverview): Verdict {
  return VERDICTS[overview.state](overview);
}

const VERDICTS: Record<ScanState, (overview: SharedOverview) => Verdict> = {
  active: ({ batch, today }) => {
    const lastDay = batch?.expires_on ?? null;
    const isInDate = lastDay !== null && timeLeft(lastDay, today) !== undefined;
    return { tone: 'good', icon: 'shield', title: isInDate ? t`No recall, in date` : t`No recall` };
  },
  // Its own page is chosen before anyone asks here; were it not, this must not sound harmless.
  recalled: () => ({ tone: 'bad', icon: 'alarm', title: t`Recalled. Do not use it.` }),
  // This one too.
  blocked: () => ({ tone: 'warn', icon: 'ban', title: t`We have blocked this page` }),
  withdrawn: ({ withdrawn_at: at }) => ({
    tone: 'warn',
    icon: 'ban',
    title: t`This code has been withdrawn`,
    text: withdrawnOn(at),
  }),
  replaced: ({ replaced }) => ({
    tone: 'note',
    icon: 'newer',
    title: t`This code has been replaced`,
    text: replacedOn(replaced?.at ?? null),
  }),
  delisted: ({ maker }) => ({
    tone: 'warn',
    icon: 'box',
    title: t`No longer offered`,
    text: delistedBy(maker.name),
  }),
  inactive: ({ maker }) => ({
    tone: 'note',
    icon: 'hourglass',
    title: t`Not active yet`,
    text: notUsedBy(maker.name),
  }),
  expired: ({ batch, today }) => ({
    tone: 'bad',
    icon: 'calendar',
    title: t`Expired. Do not use it.`,
    text: expiredOn(batch?.expires_on ?? null, today),
  }),
};

function withdrawnOn(at: string | null): string {
  if (at === null) return t`A pack with this code should not be on sale.`;
  const date = longDate(at);
  return t`Withdrawn on ${date}. A pack with this code should not be on sale.`;
}

function replacedOn(at: string | null): string {
  if (at === null) return t`This older code still works.`;
  const date = longDate(at);
  return t`Replaced on ${date}. This older code still works.`;
}

function delistedBy(name: string): ReactNode {
  const maker = <Verbatim text={name} />;
  return <Trans>{maker} no longer offers this product.</Trans>;
}

function notUsedBy(name: string): ReactNode {
  const maker = <Verbatim text={name} />;
  return <Trans>{maker} has not activated this code yet.</Trans>;
}

function expiredOn(day: string | null, today: string): string {
  if (day === null) return t`It is past its expiry date.`;
  const [date, ago] = [longDate(day), timeSince(day, today)];
  return ago === undefined ? t`The expiry date was ${date}` : t`The expiry date was ${date}, ${ago}`;
}
