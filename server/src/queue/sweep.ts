import type { Database } from '../db/connect/connection.ts';
import { withNobody } from '../db/tenancy/with-org.ts';
import type { Chore } from './erase.ts';
import { ENGINE_ERASERS } from './retention.ts';

export const SWEEP = 'engine.sweep';

/** What the sweep has to do, by the name used to report a failure. */
export type Chores = Readonly<Record<string, Chore>>;

/** Ends or erases what has served its time. What cannot be done does not keep the rest from being done. */
export async function sweep(database: Database, ofFeatures: Chores): Promise<void> {
  const failures: string[] = [];
  for (const [name, chore] of Object.entries({ ...ofFeatures, ...ENGINE_ERASERS })) {
    try {
      while ((await withNobody(database, chore)) > 0);
    } catch (error) {
      failures.push(`${name} (${error instanceof Error ? error.message : String(error)})`);
    }
  }
  if (failures.length) throw new Error(`not swept: ${failures.join(', ')}`);
}
