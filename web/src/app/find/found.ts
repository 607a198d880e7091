import type { LucideIcon } from 'lucide-react';
import type { Hit } from '../../feature/finder.ts';

/** Something that was found, as the list shows it. */
export interface FoundHit extends Hit {
  Icon: LucideIcon;
  isSoon?: true;
}

/** Things of one kind. */
export interface FoundGroup {
  name: string;
  hits: readonly FoundHit[];
}
