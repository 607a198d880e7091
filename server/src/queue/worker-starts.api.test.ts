import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/programs/database.ts';
import { startWorkerProgram } from '../testing/programs/worker-program.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the worker starts with a handler for every job that the api can send, and stops when it is told', async () => {
  const worker = await startWorkerProgram(database);
  expect(worker.said()).toContain('notifications.tell-holders');
  expect(worker.said()).toContain('mail.send');
  expect(worker.said()).toContain('files.check');
  expect(await worker.stop()).toBe(0);
});
