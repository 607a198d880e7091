import { Skeleton } from '../../ui/state/skeleton.tsx';
import { useDelay } from '../../ui/state/use-delay';

/** Where a page will be, once it is known whose. */
export function LoadingPage() {
  const isSlow = useDelay(150);
  return (
    <div aria-busy="true" className="grid gap-5">
      {isSlow && (
        <>
          <Skeleton className="h-8 w-48" />
          <Skeleton className="h-44 rounded-card" />
        </>
      )}
    </div>
  );
}
