import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { classNames } from '../../../ui/class-names.ts';

interface Props {
  title: string;
  /** What the lines add up to. */
  total: number;
  lines: readonly { name: string; count: number }[];
}

/** A way to divide the affected codes: each part with its name, its number and a bar. */
export function SumGroup({ title, total, lines }: Props) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 break-inside-avoid">
      <h3 id={id} className="text-16">
        {title}
      </h3>
      <dl className="mt-2 grid gap-2.5">
        {lines.map(({ name, count }) => (
          <div key={name} className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 gap-y-1 text-14">
            <dt className="min-w-0">{name}</dt>
            <dd className="contents">
              <span className="font-semibold tabular-nums">{i18n.number(count)}</span>
              <ShareBar count={count} total={total} className="col-span-2" />
            </dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-3 border-t border-line pt-2 text-14 font-semibold">
          <dt>
            <Trans>All affected codes</Trans>
          </dt>
          <dd className="tabular-nums">{i18n.number(total)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** The number beside it says the same. */
export function ShareBar({ count, total, className }: { count: number; total: number; className?: string }) {
  const percent = total === 0 ? 0 : (count / total) * 100;
  return (
    <div
      aria-hidden="true"
      className={classNames(
        'h-2 overflow-hidden rounded-full bg-line forced-colors:border print:border print:border-ink-3',
        className,
      )}
    >
      <div
        className="h-full bg-ink-2 forced-colors:bg-[Highlight] print:[print-color-adjust:exact]"
        style={{ width: `${percent}%` }}
      />
    </div>
  );
}
