import { FAILURES } from '@qrigin/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toFailure } from '../request/failure-reply.ts';

const STYLE = `:root { color-scheme: light dark; }
body { max-width: 480px; margin: 0 auto; padding: 48px 16px; background: light-dark(#faf8f4, #0e1512);
  color: light-dark(#14201b, #edf3ee); font: 18px/1.45 system-ui, sans-serif; }
h1 { font-size: 28px; line-height: 1.15; }
a { display: inline-block; padding: 12px 0; color: inherit; font-weight: 600; }`;

/** The address is that of the page itself, so an empty one asks for it again. */
const pageOf = (text: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Not checked · Qrigin</title>
<style>${STYLE}</style>
<main>
<h1>We could not check this code</h1>
<p>${text}</p>
<p>This does not tell you anything about the product, good or bad.</p>
<a href="">Try again</a>
</main>
</html>
`;

/** A page that fails says so in words, with the status that a program would get. */
export function replyWithFailurePage(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  const failure = toFailure(error);
  if (failure.code === 'internal' || failure.cause)
    request.log.error({ reqId: request.id, err: failure.cause }, failure.code);
  const { retry_after: retryAfter } = failure.details;
  if (typeof retryAfter === 'number') reply.header('Retry-After', String(retryAfter));
  return reply
    .code(failure.status)
    .header('Cache-Control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(pageOf(FAILURES[failure.code].text));
}
