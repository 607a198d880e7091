import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { programEnv } from '../../../tooling/services/program-env.ts';
import { createTestDatabase, type TestDatabase } from '../testing/programs/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the worker starts with a handler for every job that the api can send, and stops when it is told', async () => {
  const worker = spawn(process.execPath, ['server/src/worker.ts'], {
    env: programEnv({
      WORKER_DATABASE_URL: database.url('app_worker'),
      APP_ORIGIN: 'http://localhost',
      STORE_URL: 'http://127.0.0.1:1',
      STORE_BUCKET: 'files',
      STORE_ACCESS_KEY: 'test',
      STORE_SECRET_KEY: 'test-secret',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'Qrigin <no-reply@localhost.example>',
    }),
  });
  let said = '';
  const isWorking = new Promise<void>((resolve, reject) => {
    const listen = (chunk: Buffer) => {
      said += chunk.toString();
      if (said.includes('"working"')) resolve();
    };
    worker.stdout.on('data', listen);
    worker.stderr.on('data', listen);
    worker.once('exit', () => reject(new Error(`the worker ended: ${said}`)));
  });
  await isWorking;
  expect(said).toContain('notifications.tell-holders');
  expect(said).toContain('mail.send');
  expect(said).toContain('files.check');

  worker.kill('SIGTERM');
  const [code] = await once(worker, 'exit');
  expect(code).toBe(0);
});
