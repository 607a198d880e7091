import type { Overview, ScanState } from '@qrigin/domain/scan';
import { longDate, timeLeft, timeSince } from '../dates.ts';
import type { IconName } from '../icon.tsx';

/** The state line: what holds for this code, in a colour, a sign and words. */
export type Verdict = {
  tone: 'good' | 'warn' | 'bad' | 'note';
  icon: IconName;
  title: string;
  /** Nothing where the time of the check says enough. */
  text?: string;
};

/** What a code says when no recall reaches it. */
export function verdictOf(overview: Overview): Verdict {
  return VERDICTS[overview.state](overview);
}

const VERDICTS: Record<ScanState, (overview: Overview) => Verdict> = {
  active: ({ batch, checked_at: now }) => {
    const lastDay = batch?.expires_on ?? null;
    const isInDate = lastDay !== null && timeLeft(lastDay, now) !== undefined;
    return { tone: 'good', icon: 'shield', title: isInDate ? 'No recall, in date' : 'No recall' };
  },
  // Its own page is chosen before anybody asks here; were it not, this must not sound harmless.
  recalled: () => ({ tone: 'bad', icon: 'alarm', title: 'Recalled. Do not use it.' }),
  withdrawn: ({ withdrawn_at: at }) => ({
    tone: 'warn',
    icon: 'ban',
    title: 'This code was withdrawn',
    text: `${at === null ? '' : `On ${longDate(at)}. `}A pack with this code should not be on sale.`,
  }),
  replaced: ({ replaced }) => ({
    tone: 'note',
    icon: 'newer',
    title: 'This code has a newer one',
    text: `${replaced === null ? '' : `Since ${longDate(replaced.at)}. `}This older one keeps working.`,
  }),
  delisted: ({ maker }) => ({
    tone: 'warn',
    icon: 'box',
    title: 'No longer offered',
    text: `${maker.name} has taken this product off its list.`,
  }),
  inactive: ({ maker }) => ({
    tone: 'note',
    icon: 'hourglass',
    title: 'Not active yet',
    text: `${maker.name} has not put this code into use.`,
  }),
  expired: ({ batch, checked_at: now }) => ({
    tone: 'bad',
    icon: 'calendar',
    title: 'Expired. Do not use it.',
    text: expiredOn(batch?.expires_on ?? null, now),
  }),
};

function expiredOn(day: string | null, now: string): string {
  if (day === null) return 'Its date has passed.';
  return [`Its date was ${longDate(day)}`, timeSince(day, now)].filter(Boolean).join(', ');
}
