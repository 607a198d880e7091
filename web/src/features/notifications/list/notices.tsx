import { Trans } from '@lingui/react/macro';
import type { Notice } from '../../../feature/notice/notice-view.ts';
import { Card } from '../../../ui/page/card.tsx';
import { OrganisationLogo } from '../../../ui/person/organisation-logo.tsx';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { type DayGroup, daysAgo, groupNotices } from './group-notices.ts';
import { NoticeRow } from './notice-row.tsx';

interface Props {
  notices: readonly Notice[];
  /** When they were fetched. */
  now: Date;
}

/** The newest first, by day and organisation. */
export function Notices({ notices, now }: Props) {
  return groupNotices(notices).map((group) => <Day key={group.day.toISOString()} group={group} now={now} />);
}

function Day({ group, now }: Omit<Props, 'notices'> & { group: DayGroup }) {
  const id = `day-${group.day.getTime()}`;
  return (
    <section aria-labelledby={id} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
      <h2 id={id} className="text-16">
        <DayName day={group.day} now={now} />
      </h2>
      {group.organisations.map(({ organisation, notices }) => (
        <Card key={organisation.id} className="overflow-hidden">
          <h3 className="flex items-center gap-2.5 border-b border-line px-4 py-2.5 font-text text-14 wrap-anywhere sm:px-5">
            <OrganisationLogo organisation={organisation} size="s" />
            <Verbatim text={organisation.name} />
          </h3>
          <ul className="list-none divide-y divide-line">
            {notices.map((notice) => (
              <NoticeRow key={notice.id} notice={notice} />
            ))}
          </ul>
        </Card>
      ))}
    </section>
  );
}

function DayName({ day, now }: { day: Date; now: Date }) {
  const ago = daysAgo(day, now);
  if (ago === 0) return <Trans>Today</Trans>;
  if (ago === 1) return <Trans>Yesterday</Trans>;
  return <Moment at={day} format="weekday" />;
}
