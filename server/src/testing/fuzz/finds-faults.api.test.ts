import { Failure } from '@qrigin/domain/errors';
import { type Endpoint, endpoint } from '@qrigin/domain/http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '../../features/index.ts';
import { type FuzzedApi, startFuzzedApi } from './fuzzed-api.ts';
import type { Report } from './judge/report.ts';
import { createMutex } from './mutex.ts';
import { runFuzz } from './run-fuzz.ts';

/** The fuzzer itself is tried: each of these endpoints has one fault, which it must find and name. */
const planted = {
  method: 'POST',
  policy: { who: 'user', rate: 'write' },
  body: z.strictObject({ note: z.string().min(1).max(500) }),
  reply: z.object({ note: z.string() }),
} as const;

const right = endpoint({ ...planted, name: 'right', summary: 'Works', path: '/right' });
const throws = endpoint({ ...planted, name: 'throws', summary: 'Breaks on quotes', path: '/throws' });
const undeclared = endpoint({ ...planted, name: 'undeclared', summary: 'Fails oddly', path: '/undeclared' });
const leaks = endpoint({ ...planted, name: 'leaks', summary: 'Shows a neighbour', path: '/leaks' });
const meddles = endpoint({ ...planted, name: 'meddles', summary: 'Changes a neighbour', path: '/meddles' });
const echoes = endpoint({ ...planted, name: 'echoes', summary: 'Shows its query', path: '/echoes' });
const unreachable = endpoint({
  ...planted,
  name: 'unreachable',
  summary: 'Asks for what nobody can guess',
  path: '/unreachable',
  body: z.strictObject({ note: z.string().refine((text) => text === 'open sesame 4711') }),
});

let fuzzed: FuzzedApi;
const inTurn = createMutex();
beforeAll(async () => {
  fuzzed = await startFuzzedApi((serve, parts) => {
    routes(serve, parts);
    serve(right, async ({ body }) => body);
    serve(throws, async ({ body }) => {
      if (body.note.includes(`'`)) throw new Error('not escaped');
      return body;
    });
    serve(undeclared, async ({ body }) => {
      if (body.note.length === 500) throw new Failure('name_taken');
      return body;
    });
    serve(leaks, async ({ ctx, body }) => {
      const all = await ctx.db.selectFrom('organisation').select('name').execute();
      return { note: body.note.includes('<') ? all.map(({ name }) => name).join() : '' };
    });
    serve(meddles, async ({ body }) => {
      await inTurn(() => fuzzed.api.database.superuser.query("update site set address = address || '!'"));
      return body;
    });
    serve(echoes, async ({ body }) => ({ note: `select note from ${body.note.length}` }));
    serve(unreachable, async ({ body }) => body);
  });
});
afterAll(() => fuzzed.api.stop());

function fuzz(...endpoints: Endpoint[]): Promise<Report> {
  return runFuzz(fuzzed, { cases: 150 * endpoints.length, seed: 1 }, endpoints);
}

test.each([
  { wrong: throws, fault: 'answered 500' },
  { wrong: undeclared, fault: 'answered 500' },
  { wrong: leaks, fault: 'shows a word of the other organisation' },
  { wrong: echoes, fault: 'shows inner workings: "select "' },
  { wrong: unreachable, fault: 'its handler was never reached' },
])('the fault of an endpoint is found, and only that: $wrong.name', async ({ wrong, fault }) => {
  const { faults, text } = await fuzz(right, wrong);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(`POST ${wrong.path}: ${fault}`);
  expect(faults[0]).toContain('again: npm run fuzz -- --cases 300 --seed 1');
  expect(text).toMatch(/^fuzz: \d+ requests, \d+ reached a handler, [1-9]\d* faults, seed 1$/m);
});

test('the request that showed a fault is told, with what was wrong with it', async () => {
  const { faults } = await fuzz(throws);
  expect(faults[0]).toMatch(/\n {2}(valid|one thing wrong: .+)\n {2}POST \/api\/throws as \w+ \{"note":".*'/);
});

test('a change in the other organisation is found', async () => {
  const { faults } = await fuzz(meddles);
  expect(faults[0]).toMatch('rows of the other organisation changed');
});

test('nothing is found where nothing is wrong, and every request is counted', async () => {
  const report = await fuzz(right);
  expect(report.faults).toEqual([]);
  expect(report.requests).toBe(150);
  expect(report.reached).toBeGreaterThan(40);
  expect(report.text).toMatch(
    /^POST \/right: 150 requests, \d+ reached the handler, 200×\d+ 400×\d+ .*slowest \d+ ms$/m,
  );
});
