/** One thing that CI runs. A step with a report counts its tests, any other counts as one check. */
export type Step = { name: string; script: string; args?: string[]; report?: string; quick?: true };

/** The order is from quick to slow. `npm run verify` runs the quick ones, `.ci/run` all of them. */
export const STEPS: Step[] = [
  { name: 'format', script: 'check:format', quick: true },
  { name: 'lint', script: 'check:lint', quick: true },
  { name: 'types', script: 'check:types', quick: true },
  { name: 'boundaries', script: 'check:boundaries', quick: true },
  { name: 'sources', script: 'check:sources', quick: true },
  { name: 'dead code', script: 'check:dead-code', quick: true },
  { name: 'unit tests', script: 'test:unit', report: 'unit', quick: true },
  { name: 'screens in a DOM', script: 'test:web', report: 'web', quick: true },
  { name: 'generated files', script: 'generate', args: ['--check'] },
  { name: 'build', script: 'build' },
  { name: 'bundle budgets', script: 'check:bundle' },
  { name: 'API tests', script: 'test:api', report: 'api' },
  { name: 'matrix', script: 'test:matrix', report: 'matrix' },
  { name: 'no oracle', script: 'oracle' },
  { name: 'OpenAPI document', script: 'check:openapi' },
  { name: 'journeys', script: 'test:e2e:small', report: 'e2e' },
  { name: 'pictures', script: 'shots', args: ['--small'] },
  { name: 'hostile files', script: 'hostile-files' },
  { name: 'kills', script: 'chaos' },
  { name: 'kills of scan events', script: 'chaos:events' },
  { name: 'exactly once', script: 'exactly-once' },
  { name: 'bench of codes', script: 'bench:codes', args: ['--small'] },
  { name: 'bench of scans', script: 'bench:resolve', args: ['--small'] },
  { name: 'bench of scan events', script: 'bench:events', args: ['--small'] },
  { name: 'scan page in Lighthouse', script: 'lighthouse' },
  { name: 'home page in Lighthouse', script: 'lighthouse:home' },
  { name: 'first start', script: 'first-start' },
  { name: 'requirements', script: 'requirements' },
];
