import { connect } from '../../db/connect/connection.ts';
import { withNobody } from '../../db/tenancy/with-org.ts';
import { createSealLog } from '../../features/audit/seal/log-newest-seals.ts';
import { type SealDeps, sealEntries } from '../../features/audit/seal/seal-entries.ts';
import { createLog } from '../../http/watch/log.ts';
import type { TestDatabase } from './database.ts';

export type Sealer = {
  /** Seals all that waits. */
  seal(): Promise<void>;
  /** What the worker does once an hour. */
  logNewest(): Promise<void>;
  /** What it has logged, without the time. */
  logged: object[];
  close(): Promise<void>;
};

/** What seals in a worker, without its clock. */
export function createSealer(database: Pick<TestDatabase, 'url'>): Sealer {
  const worker = connect(database.url('app_worker'), 2);
  const logged: object[] = [];
  const log = createLog('info', {
    write(line) {
      const { time: _, ...rest } = JSON.parse(line);
      logged.push(rest);
    },
  });
  const deps: SealDeps = { register: (work) => withNobody(worker, work), log };
  return {
    seal: () => sealEntries(deps),
    logNewest: createSealLog(deps),
    logged,
    close: () => worker.close(),
  };
}
