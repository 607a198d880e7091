import { useLingui } from '@lingui/react/macro';
import { Picture } from '../pictures/picture.tsx';

/** Scans a day over thirty days. */
const DAYS = [
  22, 31, 27, 38, 35, 29, 41, 46, 39, 52, 47, 44, 58, 61, 55, 49, 66, 72, 63, 70, 84, 79, 97, 108, 94, 116,
  121, 112, 134, 141,
];
const ALL = DAYS.reduce((sum, day) => sum + day, 0);
const [HEIGHT, STEP, BAR] = [150, 20, 14];

const bars = DAYS.map((count, day) => `M${day * STEP} ${HEIGHT}v-${count}h${BAR}v${count}z`).join('');

export function ScanChart() {
  const { t } = useLingui();
  return (
    <Picture className="px-5 pb-5 xl:px-8 xl:pb-6">
      <p className="mb-3 text-14 text-ink-3">
        <b className="mr-2 font-head text-28 text-ink tabular-nums">{ALL.toLocaleString('en')}</b>
        {t`scans in the last 30 days`}
      </p>
      <svg
        viewBox={`0 0 ${DAYS.length * STEP - 6} ${HEIGHT}`}
        preserveAspectRatio="none"
        className="h-36 w-full"
        aria-hidden="true"
      >
        <path stroke="var(--line)" d="M0 149.5h600M0 99.5h600M0 49.5h600M0 .5h600" />
        <path fill="var(--chart-1)" d={bars} />
      </svg>
    </Picture>
  );
}
