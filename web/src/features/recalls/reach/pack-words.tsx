import { Trans } from '@lingui/react/macro';
import type { TracedCode } from '@qrigin/domain/tracing';
import { CircleCheck } from 'lucide-react';
import { Moment } from '../../../ui/text/moment.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import type { AskedReach } from './use-reach.ts';

interface Props {
  reach: Pick<AskedReach, 'level' | 'lot_code'>;
  /** Only for those who may see codes. */
  pack: TracedCode | undefined;
}

/** Which pack a code is on: someone who has it in the hand sees that it is the right one. */
export function PackWords({ reach: { level, lot_code: lot }, pack }: Props) {
  const name = (
    <Verbatim
      text={level ?? pack?.level ?? ''}
      className="inline-block font-semibold first-letter:uppercase"
    />
  );
  const [number, of] = [pack?.position?.number, pack?.position?.of];
  const batch = <Verbatim text={lot ?? ''} className="wrap-anywhere" />;
  const day = pack && <Moment at={pack.issued.at} format="day" />;
  return (
    <p className="flex gap-2 text-14 text-ink-2">
      <CircleCheck aria-hidden="true" className="mt-0.5 size-4.5 shrink-0 text-accent-text" />
      <span className="flex flex-wrap gap-x-3">
        <span>
          {number === undefined ? (
            name
          ) : (
            <Trans>
              {name} {number} of {of}
            </Trans>
          )}
        </span>
        {lot !== null && (
          <span>
            <Trans>Batch {batch}</Trans>
          </span>
        )}
        {day && (
          <span>
            <Trans>Issued {day}</Trans>
          </span>
        )}
      </span>
    </p>
  );
}
