import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';

const EVENTS = [
  { at: '02 Nov 10:14', what: msg`Printed on line 2, Kotagiri` },
  { at: '02 Nov 10:31', what: msg`Packed in case 0418, 17 of 24` },
  { at: '03 Nov 08:05', what: msg`Left on pallet 0013` },
  { at: '06 Nov 16:40', what: msg`Arrived in Coimbatore` },
  { at: '15 Nov 09:41', what: msg`Scanned by a shopper, no recall` },
];

/** Where the width allows it, beside the label and level with its top. */
export function JarStory() {
  const { t } = useLingui();
  return (
    <div className="hidden h-[368px] min-w-0 flex-1 xl:block">
      <h2 className="pb-4 text-24">
        <Trans>The life of one jar</Trans>
      </h2>
      <ol className="divide-y divide-chrome-ink/15 border-y border-chrome-ink/15">
        {EVENTS.map(({ at, what }) => (
          <li key={at} className="py-[11px] text-15 leading-5 last:text-chrome-accent">
            <time className="mb-0.5 block font-mono text-13 text-chrome-ink-2">{at}</time>
            {t(what)}
          </li>
        ))}
      </ol>
      <p className="pt-3 text-14 text-chrome-ink-2">
        <Trans>Example data</Trans>
      </p>
    </div>
  );
}
