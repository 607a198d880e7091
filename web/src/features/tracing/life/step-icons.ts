import type { LifeStep } from '@qrigin/domain/tracing';
import {
  Ban,
  CircleCheck,
  CirclePause,
  Layers,
  type LucideIcon,
  PackageCheck,
  PackageMinus,
  PackagePlus,
  Printer,
  RefreshCw,
  Scan,
  Tag,
  Trash2,
  TriangleAlert,
  Truck,
  Undo2,
} from 'lucide-react';

type Step = LifeStep['step'];

export const STEP_ICONS: Readonly<Record<Step, LucideIcon>> = {
  issued: Layers,
  printed: Printer,
  assigned: Tag,
  packed: PackagePlus,
  unpacked: PackageMinus,
  checked: PackageCheck,
  scanned: Scan,
  undone: Undo2,
  replaced: RefreshCw,
  withdrawn: Ban,
  recall_opened: TriangleAlert,
  recall_ended: CircleCheck,
  destroyed: Trash2,
  returned: Truck,
  held: CirclePause,
};

/** What someone looks for among many: trouble, and packs that moved. */
export const STEP_LOOKS: Readonly<Partial<Record<Step, string>>> = {
  scanned: 'bg-accent-soft text-accent-text',
  packed: 'bg-info-soft text-info',
  unpacked: 'bg-info-soft text-info',
  withdrawn: 'bg-warning-soft text-warning',
  recall_opened: 'bg-danger-soft text-danger',
  destroyed: 'bg-danger-soft text-danger',
};
