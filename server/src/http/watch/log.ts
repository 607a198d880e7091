import type { FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseError } from 'pg';
import { type Logger, pino } from 'pino';
import type { CallEnds } from '../limits/call-ends.ts';

/** Names whose values never reach a log, wherever they are. */
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

/** The database quotes the values that it refuses, and a parser the text that it cannot read, so of these only the names are written. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error };
  const stack = error.stack?.split('\n').slice(1).join('\n');
  if (error instanceof DatabaseError) {
    const { code, table, constraint, routine } = error;
    // Not as `code`, which is the name of a secret.
    return { type: 'DatabaseError', sqlState: code, table, constraint, routine, stack };
  }
  if (error instanceof SyntaxError) return { type: error.name, stack };
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

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The organisation in the path; text that is no id is the caller's own and stays out. */
function orgOf({ params }: FastifyRequest): string | undefined {
  const org: unknown =
    typeof params === 'object' && params !== null && 'org' in params ? params.org : undefined;
  return typeof org === 'string' && UUID.test(org) ? org : undefined;
}

/**
 * One line a request, with the route's pattern and never its address, query, headers or body: our own routes
 * carry email addresses, one-time codes and even a password in the query. These fields and no others are
 * written, none of them in words of the caller, so this line alone goes past the search for secrets, which
 * takes ten times as long as writing it.
 */
export function logRequests({ log }: Pick<FastifyInstance, 'log'>, calls: CallEnds): void {
  const lines = log.child({}, { redact: [] });
  calls.onEnd((request, reply, status) => {
    lines.info(
      {
        reqId: request.id,
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status,
        ms: Math.round(reply.elapsedTime),
        session: request.claims?.sid,
        user: request.userId,
        org: orgOf(request),
      },
      'request',
    );
  });
}
