import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useDelay } from '../../../ui/state/use-delay.ts';

const ROWS = [1, 2, 3, 4, 5, 6];

/** In the shape of what is on its way, once that takes long enough to wonder. */
export function LoadingEditor({ title }: { title: string }) {
  const isSlow = useDelay(150);
  return (
    <div aria-busy="true" className="grid gap-6">
      <h1 className="text-24">{title}</h1>
      {isSlow && (
        <div className="grid gap-8 lg:grid-cols-[240px_minmax(0,1fr)]">
          <div className="grid gap-3 max-lg:hidden">
            {ROWS.map((row) => (
              <Skeleton key={row} className="h-11 rounded-control" />
            ))}
          </div>
          <div className="grid content-start gap-5">
            <Skeleton className="h-7 w-56" />
            <Skeleton className="h-9 w-72 rounded-control" />
            <Skeleton className="h-11 rounded-control" />
            <Skeleton className="h-40 rounded-control" />
          </div>
        </div>
      )}
    </div>
  );
}
