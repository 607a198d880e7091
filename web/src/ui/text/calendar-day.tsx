import { useLingui } from '@lingui/react/macro';

/** A day of the calendar, which is the same day wherever it is read. */
export function CalendarDay({ day }: { day: string }) {
  const { i18n } = useLingui();
  return (
    <time dateTime={day} className="whitespace-nowrap">
      {i18n.date(new Date(`${day}T00:00:00Z`), { dateStyle: 'medium', timeZone: 'UTC' })}
    </time>
  );
}
