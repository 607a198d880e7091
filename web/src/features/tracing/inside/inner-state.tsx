import { Trans } from '@lingui/react/macro';
import type { InnerCode } from '@qrigin/domain/tracing';
import { ArrowDownLeft, ArrowUpRight, Ban, Circle, Scan, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { PackLink } from '../pack-link.tsx';

/** What is true of a pack inside, each in a symbol and words, the most serious first. */
export function InnerState({ inner }: { inner: InnerCode }) {
  const { state, is_recalled: isRecalled, is_withdrawn: isWithdrawn, is_scanned: isScanned } = inner;
  return (
    <>
      {isRecalled && (
        <Line icon={<TriangleAlert />} className="font-semibold text-danger">
          <Trans>Recalled</Trans>
        </Line>
      )}
      {isWithdrawn && (
        <Line icon={<Ban />} className="font-semibold text-warning">
          <Trans>Withdrawn</Trans>
        </Line>
      )}
      {state === 'moved_out' && (
        <Line icon={<ArrowUpRight />}>
          <NowIn inner={inner} />
        </Line>
      )}
      {state === 'moved_in' && (
        <Line icon={<ArrowDownLeft />} className="font-semibold text-info">
          <Trans>Moved in</Trans>
        </Line>
      )}
      {state !== 'moved_out' &&
        (isScanned ? (
          <Line icon={<Scan />} className="font-semibold text-accent-text">
            <Trans>Scanned</Trans>
          </Line>
        ) : (
          <Line icon={<Circle />}>
            <Trans>Not scanned</Trans>
          </Line>
        ))}
    </>
  );
}

function NowIn({ inner }: { inner: InnerCode }) {
  if (inner.now_in === null) return <Trans>Moved out, now in no pack</Trans>;
  const pack = <PackLink pack={inner.now_in} />;
  return <Trans>Moved out, now in {pack}</Trans>;
}

function Line({ icon, className, children }: { icon: ReactNode; className?: string; children: ReactNode }) {
  return (
    <span
      className={classNames(
        'flex items-baseline gap-1.5 text-13 [&_svg]:size-3.5 [&_svg]:shrink-0 [&_svg]:self-center',
        className ?? 'text-ink-2',
      )}
    >
      <span aria-hidden="true" className="contents">
        {icon}
      </span>
      <span className="min-w-0">{children}</span>
    </span>
  );
}
