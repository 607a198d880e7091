import type { LucideIcon } from 'lucide-react';
import type { Hit } from '../../feature/finder.ts';

/** Something that was found, as the list shows it. */
export interface FoundHit extends Hit {
  Icon: LucideIcon;
  isSoon?: true;
  /** Typed by people, and not to be translated. */
  isTyped?: true;
}

/** Things of one kind. */
export interface FoundGroup {
  name: string;
  hits: readonly FoundHit[];
}
