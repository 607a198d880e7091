import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { deleteServices, type Services } from '../services/all.ts';
import { answers, waitUntilReady } from '../services/process.ts';
import { ROOT, type Run, runUntilStopped, seconds, startNode } from './children.ts';
import { seed } from './demo/seed.ts';
import { type LocalStack, startLocalStack } from './local-stack.ts';
import { assertRunFolderIsFree } from './run-folder.ts';

/**
 * `npm run dev`: everything that the product needs, on this machine, with reload. What is stored is kept in
 * .run (or --dir) until a start with --fresh.
 */
const { values: options } = parseArgs({
  options: {
    dir: { type: 'string', default: join(ROOT, '.run') },
    fresh: { type: 'boolean', default: false },
  },
});
const dir = resolve(options.dir);

await runUntilStopped(async (run) => {
  const began = performance.now();
  assertRunFolderIsFree(dir);
  if (options.fresh) await deleteServices(dir);
  const stack = await startLocalStack(run, dir, false);
  await run.step('product', () => startProduct(run, stack));
  const { env, apiUrl, services } = stack;
  const demo = await run.step('demo', () => seed({ apiUrl, mailUrl: services.mail.webUrl, dir }));
  console.log(
    [...addresses(env.APP_ORIGIN, services), ...demo.lines, `ready in ${seconds(began)}`].join('\n'),
  );
});

/** Started in this order because the end goes the other way: the web first, the worker last. */
async function startProduct(run: Run, { env, apiUrl, webPort }: LocalStack): Promise<void> {
  const vite = join(ROOT, 'node_modules/vite/bin/vite.js');
  const address = ['--host', '127.0.0.1', '--port', String(webPort), '--strictPort'];
  run.children.push(
    startNode('worker', { args: ['--watch', 'server/src/worker.ts'], env }),
    startNode('api', { args: ['--watch', 'server/src/api.ts'], env }),
    startNode('web', {
      args: [vite, ...address, '--clearScreen', 'false', '--logLevel', 'warn'],
      env: { ...env, API_URL: apiUrl },
      cwd: join(ROOT, 'web'),
    }),
  );
  await waitUntilReady(run.children, async () => {
    run.stopped.throwIfAborted();
    return (await answers(`${apiUrl}/readyz`)) && (await answers(`http://127.0.0.1:${webPort}/`));
  });
}

function addresses(appOrigin: string, { mail, objectStore, payments }: Services): string[] {
  const { endpoint, accessKey, secretKey } = objectStore;
  return [
    '',
    `app           ${appOrigin}`,
    `API page      ${appOrigin}/api/docs`,
    `caught mail   ${mail.webUrl}`,
    `payments      ${payments.url} (test provider, no money moves: key ID ${payments.keys.keyId})`,
    `object store  ${endpoint} (access key ${accessKey}, secret key ${secretKey})`,
  ];
}
