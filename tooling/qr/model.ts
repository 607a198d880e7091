import { startVitest } from 'vitest/node';
import type { ModelRuns } from '../../domain/src/recalls/testing/model-runs.ts';

/** `npm run test:codes -- 20000`: the rules of moved packs against their model, over as many histories as one likes. */
const modelRuns: ModelRuns = Number(process.argv[2] ?? 20_000);

const vitest = await startVitest('test', ['domain/src/recalls/moves.test.ts'], {
  project: ['unit'],
  provide: { modelRuns },
  watch: false,
  disableConsoleIntercept: true,
});
await vitest.close();
