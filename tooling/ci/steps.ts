/**
 * One thing that CI runs. A step with a report counts its tests, any other counts as one check. `cpu` is its budget in CPU
 * seconds: what it took on two cores when it was last looked at, and some more.
 */
export type Step = {
  name: string;
  cpu: number;
  script: string;
  args?: string[];
  report?: string;
  quick?: true;
  /** Measures nothing, so it may run at the same time as the step of this name, which waits for other things as well. */
  beside?: string;
};

/** The order is from quick to slow. `npm run verify` runs the quick ones, `.ci/run` all of them. */
export const STEPS: Step[] = [
  { name: 'format', cpu: 4, script: 'check:format', quick: true },
  { name: 'lint', cpu: 42, script: 'check:lint', quick: true },
  { name: 'types', cpu: 50, script: 'check:types', quick: true },
  { name: 'boundaries', cpu: 9, script: 'check:boundaries', quick: true },
  { name: 'sources', cpu: 3, script: 'check:sources', quick: true },
  { name: 'patterns', cpu: 14, script: 'check:patterns', quick: true },
  { name: 'dead code', cpu: 11, script: 'check:dead-code', quick: true },
  { name: 'unit tests', cpu: 110, script: 'test:unit', report: 'unit', quick: true },
  { name: 'screens in a DOM', cpu: 230, script: 'test:web', report: 'web', quick: true },
  { name: 'generated files', cpu: 14, script: 'generate', args: ['--check'] },
  { name: 'build', cpu: 32, script: 'build' },
  { name: 'bundle budgets', cpu: 3, script: 'check:bundle' },
  { name: 'API tests', cpu: 800, script: 'test:api', report: 'api' },
  { name: 'matrix', cpu: 45, script: 'test:matrix', report: 'matrix' },
  { name: 'new feature', cpu: 170, script: 'try-feature' },
  { name: 'no oracle', cpu: 50, script: 'oracle' },
  { name: 'nothing stale', cpu: 60, script: 'nothing-stale' },
  { name: 'OpenAPI document', cpu: 6, script: 'check:openapi' },
  { name: 'journeys', cpu: 640, script: 'test:e2e', report: 'e2e' },
  { name: 'pictures', cpu: 1100, script: 'shots', args: ['--small'] },
  { name: 'hostile files', cpu: 190, script: 'hostile-files' },
  {
    name: 'hostile texts',
    cpu: 45,
    script: 'hostile-texts',
    args: ['--rounds', '1'],
    beside: 'hostile files',
  },
  { name: 'export read back', cpu: 80, script: 'read-back-export', beside: 'hostile files' },
  { name: 'abuse', cpu: 50, script: 'abuse' },
  { name: 'lost network', cpu: 20, script: 'lost-network', args: ['--runs', '1'], beside: 'hostile files' },
  { name: 'kills', cpu: 75, script: 'chaos', beside: 'first start' },
  { name: 'kills of scan events', cpu: 50, script: 'chaos:events', beside: 'first start' },
  { name: 'exactly once', cpu: 33, script: 'exactly-once', beside: 'first start' },
  { name: 'pay once', cpu: 25, script: 'pay-once', args: ['50'], beside: 'first start' },
  { name: 'packing by scanner', cpu: 45, script: 'pack-reads', beside: 'hostile files' },
  { name: 'bench of codes', cpu: 11, script: 'bench:codes', args: ['--small'] },
  { name: 'bench of scans', cpu: 95, script: 'bench:resolve', args: ['--small'] },
  { name: 'bench of scan pages', cpu: 24, script: 'bench:page', args: ['--small'] },
  { name: 'bench of scan events', cpu: 30, script: 'bench:events', args: ['--small'] },
  { name: 'bench of imports', cpu: 25, script: 'bench:import', args: ['--small'], beside: 'first start' },
  { name: 'bench of lists', cpu: 20, script: 'bench:lists', args: ['--small'] },
  { name: 'bench of any code', cpu: 20, script: 'bench:any-code', args: ['--small'] },
  { name: 'scan page in Lighthouse', cpu: 165, script: 'lighthouse' },
  { name: 'home page in Lighthouse', cpu: 85, script: 'lighthouse:home' },
  { name: 'first start', cpu: 140, script: 'first-start' },
  { name: 'requirements', cpu: 2, script: 'requirements' },
];

/** Step after step. Those that run beside another follow each other meanwhile. */
export function turnsOf(steps: readonly Step[]): Step[][][] {
  return steps
    .filter(({ beside }) => beside === undefined)
    .map((step) => {
      const others = steps.filter(({ beside }) => beside === step.name);
      return others.length > 0 ? [[step], others] : [[step]];
    });
}
