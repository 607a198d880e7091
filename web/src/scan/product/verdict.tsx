import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ScanState, SharedOverview } from '@qrigin/domain/scan';
import type { ReactNode } from 'react';
import { Verbatim } from '../../ui/text/verbatim.tsx';
import { isInDate, longDate, timeSince } from '../format/dates.ts';
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
export function verdictOf(i18n: I18n, overview: SharedOverview): Verdict {
  return VERDICTS[overview.state](overview, i18n);
}

const VERDICTS: Record<ScanState, (overview: SharedOverview, i18n: I18n) => Verdict> = {
  active: ({ batch, today }, i18n) => {
    const lastDay = batch?.expires_on ?? null;
    const isGood = lastDay !== null && isInDate(lastDay, today);
    const title = i18n._(isGood ? msg`No recall, in date` : msg`No recall`);
    return { tone: 'good', icon: 'shield', title };
  },
  // Its own page is chosen before anyone asks here; were it not, this must not sound harmless.
  recalled: (_, i18n) => ({ tone: 'bad', icon: 'alarm', title: i18n._(msg`Recalled. Do not use it.`) }),
  // This one too.
  blocked: (_, i18n) => ({ tone: 'warn', icon: 'ban', title: i18n._(msg`We have blocked this page`) }),
  withdrawn: ({ withdrawn_at: at }, i18n) => ({
    tone: 'warn',
    icon: 'ban',
    title: i18n._(msg`This code has been withdrawn`),
    text: withdrawnOn(i18n, at),
  }),
  replaced: ({ replaced }, i18n) => ({
    tone: 'note',
    icon: 'newer',
    title: i18n._(msg`This code has been replaced`),
    text: replacedOn(i18n, replaced?.at ?? null),
  }),
  delisted: ({ maker }, i18n) => ({
    tone: 'warn',
    icon: 'box',
    title: i18n._(msg`No longer offered`),
    text: delistedBy(maker.name),
  }),
  inactive: ({ maker }, i18n) => ({
    tone: 'note',
    icon: 'hourglass',
    title: i18n._(msg`Not active yet`),
    text: notUsedBy(maker.name),
  }),
  expired: ({ batch, today }, i18n) => ({
    tone: 'bad',
    icon: 'calendar',
    title: i18n._(msg`Expired. Do not use it.`),
    text: expiredOn(i18n, batch?.expires_on ?? null, today),
  }),
};

function withdrawnOn(i18n: I18n, at: string | null): string {
  if (at === null) return i18n._(msg`A pack with this code should not be on sale.`);
  const date = longDate(i18n, at);
  return i18n._(msg`Withdrawn on ${date}. A pack with this code should not be on sale.`);
}

function replacedOn(i18n: I18n, at: string | null): string {
  if (at === null) return i18n._(msg`This older code still works.`);
  const date = longDate(i18n, at);
  return i18n._(msg`Replaced on ${date}. This older code still works.`);
}

function delistedBy(name: string): ReactNode {
  const maker = <Verbatim text={name} />;
  return <Trans>{maker} no longer offers this product.</Trans>;
}

function notUsedBy(name: string): ReactNode {
  const maker = <Verbatim text={name} />;
  return <Trans>{maker} has not activated this code yet.</Trans>;
}

function expiredOn(i18n: I18n, day: string | null, today: string): string {
  if (day === null) return i18n._(msg`It is past its expiry date.`);
  const [date, ago] = [longDate(i18n, day), timeSince(i18n, day, today)];
  return i18n._(
    ago === undefined ? msg`The expiry date was ${date}` : msg`The expiry date was ${date}, ${ago}`,
  );
}
