import { Plural, Trans } from '@lingui/react/macro';
import type { ScopeFields } from '@qrigin/domain/recalls';
import { CornerDownRight } from 'lucide-react';
import { FailedLine } from '../../../ui/state/failed-state.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { TextLink } from '../../../ui/text/text-link.tsx';
import { Verbatim } from '../../../ui/text/verbatim.tsx';
import { recallPath } from '../words/recall-paths.ts';
import { ReachCounts } from './reach-counts.tsx';
import { ScannedBar } from './scanned-bar.tsx';
import type { AskedReach } from './use-reach.ts';

interface Props {
  org: string;
  product: string;
  scope: ScopeFields['scope'];
  reach: AskedReach | undefined;
  error: unknown;
  onRetry: () => void;
}

/** What a recall would affect, before anyone confirms it. */
export function ReachPanel({ org, product, scope, reach, error, onRetry }: Props) {
  return (
    <div aria-busy={!reach && !error} className="grid gap-3">
      <output className="sr-only">
        {reach && <ReachLine codes={reach.codes} />}
        {!reach && !error && <Trans>Counting affected codes…</Trans>}
      </output>
      {reach && <Counted org={org} product={product} scope={scope} reach={reach} />}
      {!reach && Boolean(error) && (
        <div className="grid gap-1 rounded-card bg-warning-soft px-4 py-3.5 text-warning">
          <p className="font-semibold">
            <Trans>
              We could not count the affected codes. Nothing is open yet, and your text is still here.
            </Trans>
          </p>
          <FailedLine error={error} onRetry={onRetry} />
        </div>
      )}
      {!reach && !error && <Skeleton className="h-40 rounded-card" />}
    </div>
  );
}

/** What is affected, for whoever does not see it change. A failure is an alert already. */
function ReachLine({ codes }: Pick<AskedReach, 'codes'>) {
  if (codes === null) return <Trans>More codes are affected than we can count while you wait.</Trans>;
  return (
    <Plural
      value={codes}
      _0="No codes are affected."
      one="# code is affected."
      other="# codes are affected."
    />
  );
}

type CountedProps = Pick<Props, 'org' | 'product' | 'scope'> & { reach: AskedReach };

function Counted({ org, product, scope, reach }: CountedProps) {
  const { codes, scanned, moved, open } = reach;
  return (
    <section className="grid gap-3.5 rounded-card bg-danger-soft p-4 sm:p-5">
      {codes === null && <TooManyToCount />}
      {codes === 0 && (
        <p className="font-semibold">
          <Trans>No codes are affected yet.</Trans>
        </p>
      )}
      {codes !== null && codes > 0 && (
        <>
          <ReachCounts reach={{ ...reach, codes }} />
          <ScannedBar codes={codes} scanned={scanned} />
        </>
      )}
      {moved > 0 && (
        <p className="flex gap-2 text-14 text-ink-2">
          <CornerDownRight aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <Plural
            value={moved}
            one="# was taken out of its pack or moved. It is counted, too."
            other="# were taken out of their packs or moved. They are counted, too."
          />
        </p>
      )}
      {scope === 'batch' && (
        <p className="text-14 text-ink-2">
          <Trans>Codes that you issue for this batch while the recall is open are affected, too.</Trans>
        </p>
      )}
      {open.length > 0 && <OpenAlready org={org} product={product} open={open} />}
    </section>
  );
}

function TooManyToCount() {
  return (
    <div className="grid gap-1">
      <p className="font-semibold">
        <Trans>There are too many codes to count while you wait.</Trans>
      </p>
      <p>
        <Trans>You can still open the recall. It affects every one of them.</Trans>
      </p>
    </div>
  );
}

/** Two recalls at once are fine, but whoever opens the second should know of the first. */
function OpenAlready({ org, product, open }: Pick<Props, 'org' | 'product'> & Pick<AskedReach, 'open'>) {
  return (
    <div className="grid gap-1 border-t border-[color-mix(in_srgb,var(--danger)_18%,transparent)] pt-3 text-14">
      <p className="font-semibold">
        <Plural
          value={open.length}
          one="An open recall already affects all of these:"
          other="# open recalls already affect all of these:"
        />
      </p>
      <ul className="grid gap-1">
        {open.map(({ id, reason, mock }) => (
          <li key={id} className="wrap-anywhere">
            <TextLink
              to={recallPath(org, product, id)}
              target="_blank"
              className="inline-block min-h-6 pointer-coarse:min-h-11"
            >
              <Verbatim text={reason} />
            </TextLink>
            {mock && (
              <>
                {' '}
                <Trans>(mock recall)</Trans>
              </>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
