import { connect } from '../../db/connect/connection.ts';
import { sweep } from '../../queue/sweep.ts';
import type { TestApi } from '../test-api.ts';

/** What the worker does every night. */
export async function runSweep({ database }: TestApi): Promise<void> {
  const worker = connect(database.url('app_worker'), 1);
  await sweep(worker).finally(() => worker.close());
}
