import type { TenantThing } from '@qrigin/domain/declaration';
import type { RecordCtx } from '../../../db/index.ts';
import type { MetFaults } from '../rows-queries.ts';

export type KindCtx = Pick<RecordCtx, 'db' | 'orgId' | 'userId'> & {
  /** Whether the rows are stored, not only looked at: then what they change is locked. */
  isStoring: boolean;
};

export type SoundRow = { row_number: number; fields: unknown };

/** What some rows come to beside what is stored. */
export type Met = {
  faults: MetFaults[];
  created: number;
  changed: number;
  unchanged: number;
  /** Writes what these rows say. Only for rows without faults. */
  store: () => Promise<void>;
};

/** How one kind of thing is imported. Rows come some at a time; what was in earlier ones is known. */
export type ImportedKind = {
  thing: TenantThing;
  meet: (ctx: KindCtx) => (rows: readonly SoundRow[]) => Promise<Met>;
};
