import { useLingui } from '@lingui/react/macro';

/** Receipts are numbered by the financial year of India, so their days are India’s too, wherever they are read. */
const TIME_ZONE = 'Asia/Kolkata';

const FORMATS = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  moment: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  },
} satisfies Record<string, Intl.DateTimeFormatOptions>;

interface Props {
  at: string;
  format: keyof typeof FORMATS;
}

/** A day or a time as the email with the receipt says it. */
export function IndianTime({ at, format }: Props) {
  const { i18n } = useLingui();
  return <time dateTime={at}>{i18n.date(at, { ...FORMATS[format], timeZone: TIME_ZONE })}</time>;
}
