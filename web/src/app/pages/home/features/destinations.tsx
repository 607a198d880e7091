import { Trans, useLingui } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import { Badge } from '../../../../ui/badge.tsx';
import { ExampleCode } from '../pictures/example-code.tsx';
import { Picture } from '../pictures/picture.tsx';

const BOX =
  'flex min-h-14 flex-wrap items-center justify-between gap-2 rounded-control border px-3 py-1 text-14 font-semibold';

/** One printed code, and which version of its page it opens. */
export function Destinations() {
  const { t } = useLingui();
  return (
    <Picture className="px-5 pb-6 xl:px-8">
      <div className="grid grid-cols-[auto_32px_1fr] items-center xl:grid-cols-[auto_48px_1fr]">
        <span className="overflow-hidden rounded-card border border-line">
          <ExampleCode module={3} />
        </span>
        <svg
          viewBox="0 0 48 192"
          preserveAspectRatio="none"
          className="h-48 w-full"
          fill="none"
          aria-hidden="true"
        >
          <path
            stroke="var(--control-line)"
            d="M0 96h12a8 8 0 0 0 8-8V36a8 8 0 0 1 8-8h20M12 96a8 8 0 0 1 8 8v52a8 8 0 0 0 8 8h20"
          />
          <path stroke="var(--accent)" strokeWidth="2" d="M0 96h48" />
        </svg>
        <div className="grid gap-3">
          <span className={`${BOX} border-line text-ink-3`}>
            <Trans>First version</Trans>
          </span>
          <span className={`${BOX} border-accent bg-surface`}>
            <Trans>Current version</Trans>
            <Badge variant="good" icon={<Check aria-hidden="true" />}>{t`Live`}</Badge>
          </span>
          <span className={`${BOX} border-line text-ink-3`}>
            <Trans>Next version</Trans>
          </span>
        </div>
      </div>
    </Picture>
  );
}
