import { startVitest } from 'vitest/node';
import type { RoleAnswers, RoleRuns } from '../../domain/src/members/testing/role-runs.ts';

/** `npm run test:roles -- 10000`: the rules of roles against their model, over as many histories as one likes. */
const roleRuns: RoleRuns = Number(process.argv[2] ?? 10_000);

const vitest = await startVitest('test', ['domain/src/members/role-histories.test.ts'], {
  project: ['unit'],
  provide: { roleRuns },
  watch: false,
});
for (const module of vitest.state.getTestModules())
  for (const test of module.children.allTests()) tell(test.meta().roleAnswers ?? {});
await vitest.close();

function tell(answers: RoleAnswers): void {
  const lines = Object.entries(answers).sort(([one], [other]) => one.localeCompare(other));
  for (const [answer, times] of lines) console.log(`${String(times).padStart(9)}  ${answer}`);
  const all = lines.reduce((sum, [, times]) => sum + times, 0);
  const done = lines.reduce((sum, [answer, times]) => sum + (answer.endsWith(': done') ? times : 0), 0);
  console.log(`${all} commands: ${done} done, ${all - done} refused`);
}
