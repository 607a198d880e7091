import type { Notice } from '../../../feature/notice/notice-view.ts';

interface OrganisationGroup {
  organisation: Notice['organisation'];
  notices: Notice[];
}
export interface DayGroup {
  /** Its first moment where the reader is. */
  day: Date;
  organisations: OrganisationGroup[];
}

const dayOf = (moment: Date) => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate());

/** The first of them that has the key, or a new one behind all others. */
function groupIn<Group>(groups: Group[], isMeant: (group: Group) => boolean, make: () => Group): Group {
  const known = groups.find(isMeant);
  if (known) return known;
  const made = make();
  groups.push(made);
  return made;
}

/**
 * By day and, within a day, by organisation, each in the order of what is newest in it. What is on two pages
 * because something arrived between them is shown once.
 */
export function groupNotices(notices: readonly Notice[]): DayGroup[] {
  const days: DayGroup[] = [];
  for (const notice of new Map(notices.map((one) => [one.id, one])).values()) {
    const day = dayOf(new Date(notice.created_at));
    const { organisations } = groupIn(
      days,
      (group) => group.day.getTime() === day.getTime(),
      () => ({ day, organisations: [] }),
    );
    groupIn(
      organisations,
      ({ organisation }) => organisation.id === notice.organisation.id,
      () => ({ organisation: notice.organisation, notices: [] }),
    ).notices.push(notice);
  }
  return days;
}

/** How many days ago by the calendar; tomorrow's are today's, since clocks differ. */
export function daysAgo(day: Date, now: Date): number {
  return Math.max(0, Math.round((dayOf(now).getTime() - day.getTime()) / 86_400_000));
}
