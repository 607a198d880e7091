import { useLingui } from '@lingui/react/macro';

const LOOKS = {
  time: { timeStyle: 'short' },
  /** No year: for what is never older than some days. */
  near: { day: 'numeric', month: 'short' },
  day: { dateStyle: 'medium' },
  weekday: { dateStyle: 'full' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

interface Props {
  at: string | Date;
  look: keyof typeof LOOKS;
  className?: string;
}

/** A day or a time as people write it where they are, and as programs read it. */
export function Moment({ at, look, className }: Props) {
  const { i18n } = useLingui();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} className={className}>
      {i18n.date(date, LOOKS[look])}
    </time>
  );
}
