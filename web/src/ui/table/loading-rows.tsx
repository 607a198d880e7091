import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../state/skeleton.tsx';
import { useDelay } from '../state/use-delay';

/** What is there within this time needs no skeleton. */
const PATIENCE_MS = 150;

/** Rows to come. They keep their place from the start, so that nothing jumps. */
export function LoadingRows({ count }: { count: number }) {
  const isSeen = useDelay(PATIENCE_MS);
  return (
    <div className="border-t border-line">
      <output className="sr-only">
        <Trans>Loading</Trans>
      </output>
      {Array.from({ length: count }, (_, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- all alike
        <div key={at} className="flex h-13 items-center gap-6 border-b border-line px-4 last:border-b-0">
          {isSeen && (
            <>
              <Skeleton className="h-3 w-2/5" />
              <Skeleton className="h-3 w-1/6" />
              <Skeleton className="ml-auto h-3 w-1/6" />
            </>
          )}
        </div>
      ))}
    </div>
  );
}
