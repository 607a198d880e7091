import { connect, type Database } from '../../db/connect/connection.ts';
import { CHORES } from '../../features/index.ts';
import { sweep } from '../../queue/sweep.ts';
import type { TestApi } from '../test-api.ts';

/** What the worker does every night, for the engine and for all features. */
export const sweepAll = (worker: Database) => sweep(worker, CHORES);

/** The same, with a connection of its own. */
export async function runSweep({ database }: TestApi): Promise<void> {
  const worker = connect(database.url('app_worker'), 1);
  await sweepAll(worker).finally(() => worker.close());
}
