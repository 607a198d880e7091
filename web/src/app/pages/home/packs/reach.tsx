import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { EXAMPLE } from '../pictures/example.ts';
import { Picture } from '../pictures/picture.tsx';

const COUNTS = [
  [msg`Jars`, '12,480'],
  [msg`Cases`, '520'],
  [msg`Pallets`, '13'],
] as const;

/** What a recall would hit, before anyone opens it. */
export function Reach() {
  const { t } = useLingui();
  return (
    <Picture className="px-5 pb-5 xl:px-8 xl:pb-6">
      <div className="rounded-dialog border border-line bg-surface p-4 xl:p-5">
        <p className="mb-4 text-14 text-ink-2">
          <Trans>
            In batch <span className="font-mono text-13">{EXAMPLE.batch}</span>
          </Trans>
        </p>
        <dl className="grid grid-cols-3 gap-3">
          {COUNTS.map(([pack, count]) => (
            <div key={count}>
              <dt className="text-13 text-ink-3">{t(pack)}</dt>
              <dd className="font-head text-24 leading-tight font-semibold tabular-nums xl:text-28">
                {count}
              </dd>
            </div>
          ))}
        </dl>
        <span className="mt-4 flex min-h-10 items-center justify-center rounded-control bg-danger px-4 text-15 font-semibold text-surface">
          <Trans>Open recall</Trans>
        </span>
      </div>
    </Picture>
  );
}
