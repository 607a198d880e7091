import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { programEnv } from '../../../../tooling/services/program-env.ts';
import { testKey } from '../test-env.ts';
import type { TestDatabase } from './database.ts';

export type WorkerProgram = {
  /** Everything that it has printed so far. */
  said: () => string;
  /** Tells it to stop, and answers with its exit code. */
  stop(): Promise<unknown>;
};

/** The worker as a program of its own, once it works; throws with what it said when it ends before. */
export async function startWorkerProgram(database: Pick<TestDatabase, 'url'>): Promise<WorkerProgram> {
  const program = spawn(process.execPath, ['server/src/worker.ts'], {
    env: programEnv({
      WORKER_DATABASE_URL: database.url('app_worker'),
      APP_ORIGIN: 'http://localhost',
      STORE_URL: 'http://127.0.0.1:1',
      STORE_BUCKET: 'files',
      STORE_ACCESS_KEY: 'test',
      STORE_SECRET_KEY: 'test-secret',
      CODE_KEYS: JSON.stringify([{ id: 1, key: testKey('codes') }]),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Qrigin <no-reply@localhost.example>',
    }),
  });
  let said = '';
  await new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('"working"')) resolve();
    };
    program.stdout.on('data', listen);
    program.stderr.on('data', listen);
    program.once('exit', () => reject(new Error(`the worker ended: ${said}`)));
  });
  return {
    said: () => said,
    async stop() {
      const exited = once(program, 'exit');
      program.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}
