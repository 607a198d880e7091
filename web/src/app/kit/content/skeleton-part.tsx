import { Card } from '../../../ui/page/card.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { LoadingRows } from '../../../ui/table/loading-rows.tsx';
import { Part } from '../part.tsx';

export function SkeletonPart() {
  return (
    <Part title="Skeletons" note="In the shape of the content, after 150 ms.">
      <div className="grid gap-6 lg:grid-cols-[1fr_2fr]">
        <Card className="overflow-hidden">
          <Skeleton className="h-36 rounded-none" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-4 w-3/5" />
            <Skeleton className="h-3 w-2/5" />
          </div>
        </Card>
        <Card className="overflow-hidden">
          <LoadingRows count={4} />
        </Card>
      </div>
    </Part>
  );
}
