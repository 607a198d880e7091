import { FAILURES, Failure, type FailureCode } from '@qrigin/domain/errors';
import { failuresOf } from '@qrigin/domain/http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isOutage } from '../../db/violation.ts';

/** What Fastify itself says before an endpoint is reached. */
const FRAMEWORK: Record<string, FailureCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_content_type',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'invalid_input',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'invalid_input',
  FST_ERR_CTP_INVALID_JSON_BODY: 'invalid_input',
  // A method for which there is no endpoint at all.
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'not_found',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_ASYNC_CONSTRAINT: 'not_found',
};

/** The fields that were wrong, by name; never what was sent. */
/** Whoever sends a book full of mistakes gets no book back. */
const FIELDS_TOLD = 100;
const LETTERS_TOLD = 300;

function wrongFields(error: unknown): Record<string, string> {
  if (!hasZodFastifySchemaValidationErrors(error)) return {};
  return Object.fromEntries(
    error.validation
      .slice(0, FIELDS_TOLD)
      .map(({ instancePath, message = 'not right' }) => [
        instancePath.split('/').filter(Boolean).join('.').slice(0, LETTERS_TOLD) || 'body',
        message.slice(0, LETTERS_TOLD).toWellFormed(),
      ]),
  );
}

/** A parameter of a wrong shape names nothing, so it is not found; everything else is wrong input. */
export function failureOfInput(error: NonNullable<FastifyRequest['validationError']>): Failure {
  if (error.validationContext === 'params') return new Failure('not_found');
  return new Failure('invalid_input', { fields: wrongFields(error) });
}

export function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const code = error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
  const known = FRAMEWORK[code];
  if (known) return new Failure(known);
  // JSON that does not parse, or that tries to set a prototype: the parser marks both with this status.
  if (error instanceof SyntaxError && 'statusCode' in error && error.statusCode === 400)
    return new Failure('invalid_input');
  if (isOutage(error)) return new Failure('busy', { retry_after: 2 }, { cause: error });
  return new Failure('internal', {}, { cause: error });
}

/** The one place that turns what was thrown into an answer. */
export function replyWithFailure(error: unknown, request: FastifyRequest, reply: FastifyReply) {
  let failure = toFailure(error);
  const { endpoint } = request.routeOptions.config;
  if (endpoint && !failuresOf(endpoint).has(failure.code)) {
    failure = new Failure(
      'internal',
      {},
      { cause: new Error(`${endpoint.name} does not declare ${failure.code}`) },
    );
  }
  if (failure.code === 'internal' || failure.cause)
    request.log.error({ reqId: request.id, err: failure.cause }, failure.code);

  const { retry_after: retryAfter, ...details } = failure.details;
  if (typeof retryAfter === 'number') reply.header('Retry-After', String(retryAfter));
  return reply
    .code(failure.status)
    .send({ error: FAILURES[failure.code].text, code: failure.code, ...details });
}
