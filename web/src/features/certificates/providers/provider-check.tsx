import { Trans } from '@lingui/react/macro';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Moment } from '../../../ui/text/moment.tsx';

/** Whether those who run the platform have checked a provider, in the words that shoppers read. */
export function ProviderCheck({ at }: { at: string | null }) {
  if (at === null)
    return (
      <span className="inline-flex items-center gap-1.5 text-ink-2">
        <CircleDashed aria-hidden="true" className="size-4 shrink-0" />
        <Trans>Not checked by us</Trans>
      </span>
    );
  const date = <Moment at={at} format="day" />;
  return (
    <span className="inline-flex items-center gap-1.5">
      <CircleCheck aria-hidden="true" className="size-4 shrink-0 text-accent-text" />
      <span>
        <Trans>Checked by us on {date}</Trans>
      </span>
    </span>
  );
}
