import { useLingui } from '@lingui/react/macro';

const FORMATS = {
  time: { timeStyle: 'short' },
  /** No year: for what is never older than some days. */
  near: { day: 'numeric', month: 'short' },
  day: { dateStyle: 'medium' },
  weekday: { dateStyle: 'full' },
  moment: { dateStyle: 'medium', timeStyle: 'short' },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

interface Props {
  at: string | Date;
  format: keyof typeof FORMATS;
  className?: string;
}

/** A day or a time as people write it where they are, and as programs read it. */
export function Moment({ at, format, className }: Props) {
  const { i18n } = useLingui();
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} className={className}>
      {i18n.date(date, FORMATS[format])}
    </time>
  );
}
