import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { type Logger, pino } from 'pino';

/** Names whose values never reach a log, wherever they stand. */
const SECRET = [
  'password',
  'password_hash',
  'code',
  'otp',
  'signature',
  'token',
  'authorization',
  'cookie',
  'secret',
];

/** The database quotes the values it refuses, so of its errors only the names are written. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const stack = error.stack?.split('\n').slice(1).join('\n');
  if (error instanceof DatabaseError) {
    const { code, table, constraint, routine } = error;
    // Not as `code`, which is the name of a secret.
    return { type: 'DatabaseError', sqlState: code, table, constraint, routine, stack };
  }
  return { type: error.name, message: error.message, stack };
}

export function createLog(level: string, destination?: { write(line: string): void }): Logger {
  const options = {
    level,
    redact: { paths: SECRET.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[secret]' },
    base: null,
    serializers: { err: describeError },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** The organisation in the path; text that is no id is the caller's own and stays out. */
function orgOf({ params }: FastifyRequest): string | undefined {
  const org: unknown =
    typeof params === 'object' && params !== null && 'org' in params ? params.org : undefined;
  return typeof org === 'string' && /^[0-9a-f-]{36}$/i.test(org) ? org : undefined;
}

/**
 * One line a request, with the route's pattern and never its address, query, headers or body: our own routes carry
 * e-mail addresses, one-time codes and even a password in the query.
 */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        session: request.claims?.sid,
        user: request.userId,
        org: orgOf(request),
      },
      'request',
    );
    done();
  });
}
