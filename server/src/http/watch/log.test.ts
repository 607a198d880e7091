import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import { DatabaseError } from 'pg';
import { describe, expect, test } from 'vitest';
import { watchCallEnds } from '../limits/call-ends.ts';
import { createLog, logRequests } from './log.ts';

const MARKER = 'marker-8c1f';
const NAMES = 'password password_hash code otp signature token authorization cookie secret'.split(' ');

function setUp() {
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => lines.push(line) });
  return { lines, log };
}

test('of an error of the database its state is written, which is no secret, and never what it quotes', () => {
  const { lines, log } = setUp();
  const error = Object.assign(new DatabaseError('Key (email)=(a@b.example) exists', 1, 'error'), {
    code: '23505',
    constraint: 'one_per_email',
    detail: 'a@b.example',
  });
  log.error({ err: error }, 'internal');
  expect(JSON.parse(lines[0]!)).toMatchObject({
    err: { type: 'DatabaseError', sqlState: '23505', constraint: 'one_per_email' },
  });
  expect(lines[0]).not.toContain('a@b.example');
});

/** Each way by which our code, the framework or a library may hand something to a log. */
const WAYS: Record<string, (log: ReturnType<typeof createLog>, fields: object) => void> = {
  'a line': (log, fields) => log.info(fields, 'line'),
  'a line of a fault': (log, fields) => log.error(fields, 'line'),
  'a logger of its own': (log, fields) => log.child({ worker: 1 }).warn(fields, 'line'),
  'what a logger of its own always says': (log, fields) => log.child(fields).warn('line'),
  'one field deep': (log, fields) => log.debug({ request: fields }, 'line'),
  'two fields deep': (log, fields) => log.info({ job: { payload: fields } }, 'line'),
  'fields of an error': (log, fields) =>
    log.error({ err: Object.assign(new Error('failed'), fields) }, 'line'),
  'the cause of an error': (log, fields) =>
    log.error({ err: new Error('failed', { cause: fields }) }, 'line'),
  'several errors in one': (log, fields) =>
    log.error({ err: new AggregateError([Object.assign(new Error(MARKER), fields)], 'failed') }, 'line'),
  'something thrown that is no error': (log, fields) => log.error({ err: fields }, 'line'),
};

describe('no secret is written', () => {
  test.each(Object.entries(WAYS))('by %s', (_, write) => {
    const { lines, log } = setUp();
    for (const name of NAMES) write(log, { [name]: MARKER });
    expect(lines).toHaveLength(NAMES.length);
    expect(lines.filter((line) => line.includes(MARKER))).toEqual([]);
  });

  test('by a text that could not be read, or that was thrown as it is', () => {
    const { lines, log } = setUp();
    for (const act of [
      () => JSON.parse(MARKER),
      () => JSON.parse(`{"password":"${MARKER}"`),
      () => new URL(MARKER),
    ]) {
      try {
        act();
      } catch (error) {
        log.error({ err: error }, 'line');
      }
    }
    log.error({ err: MARKER }, 'line');
    expect(lines).toHaveLength(4);
    expect(lines.filter((line) => line.includes(MARKER))).toEqual([]);
  });
});

test('the line of a request has these fields and no others, whatever the request holds', async () => {
  const { lines, log } = setUp();
  const loggerInstance: FastifyBaseLogger = log;
  const app = Fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
  });
  logRequests(app, watchCallEnds(app));
  app.post('/pay/:code', async (request, reply) => {
    Object.assign(request, { password: MARKER });
    return reply.header('set-cookie', MARKER).send({ token: MARKER });
  });
  const headers = { authorization: MARKER, cookie: `a=${MARKER}`, 'x-request-id': MARKER };
  await app.inject({
    method: 'POST',
    url: `/pay/${MARKER}?otp=${MARKER}`,
    headers,
    payload: { secret: MARKER },
  });
  const [line = '{}'] = lines.filter((text) => text.includes('"request"'));
  expect(lines.filter((text) => text.includes(MARKER))).toEqual([]);
  expect(Object.keys(JSON.parse(line)).sort()).toEqual(
    ['level', 'method', 'ms', 'msg', 'reqId', 'route', 'status', 'time'].sort(),
  );
  await app.close();
});
