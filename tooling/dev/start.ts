import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { answers, waitUntilReady } from '../services/process.ts';
import { apiProcesses } from './api-processes.ts';
import { ROOT, type Run, runUntilStopped, startNode } from './children.ts';
import { startLocalStack } from './local-stack.ts';
import { namesDatabase } from './names-database.ts';

/**
 * `npm start`: the built product as in production. With a database in the environment it takes its configuration
 * from there; otherwise it brings its own services, with the same data as `npm run dev`.
 */
const { values: options } = parseArgs({ options: { dir: { type: 'string', default: join(ROOT, '.run') } } });
const dir = resolve(options.dir);

await runUntilStopped(async (run) => {
  if (!existsSync(join(ROOT, 'web/dist'))) throw new Error('web/dist is missing: run npm run build first.');
  if (namesDatabase(process.env)) return startProduct(run, { NODE_ENV: 'production' });
  const { env, apiUrl } = await startLocalStack(run, dir, true);
  await run.step('product', async () => {
    startProduct(run, env);
    await waitUntilReady(run.children, () => {
      run.stopped.throwIfAborted();
      return answers(`${apiUrl}/readyz`);
    });
  });
  console.log(`\napp  ${env.APP_ORIGIN}`);
});

function startProduct(run: Run, env: NodeJS.ProcessEnv): void {
  run.children.push(
    startNode('worker', { args: ['server/src/worker.ts'], env }),
    startNode('api', { args: ['server/src/api.ts'], env: { ...env, ...apiProcesses(process.env) } }),
  );
}
