import { startVitest } from 'vitest/node';
import type { VersionRuns } from '../../server/src/testing/versions/version-runs.ts';

/** `npm run test:versions -- 1000 7`: drafts and versions against a model, over as many random edits as one likes, by another seed. */
const versionRuns: VersionRuns = {
  edits: Number(process.argv[2] ?? 1000),
  seed: Number(process.argv[3] ?? 1),
};

const vitest = await startVitest(
  'test',
  ['server/src/features/details/versions/versions-model.api.test.ts'],
  {
    project: ['api'],
    provide: { versionRuns },
    watch: false,
    disableConsoleIntercept: true,
  },
);
await vitest.close();
