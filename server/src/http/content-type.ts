import { Failure } from '@qrigin/domain/errors';
import type { FastifyRequest } from 'fastify';

const JSON_TYPES = new Set([
  'application/json',
  'application/json;charset=utf-8',
  'application/json; charset=utf-8',
]);

/**
 * Fastify takes odd spellings (a leading space, a tab) and has skipped validation for some of them before, so the
 * header must be one of three spellings. A request without a body needs none.
 */
export function requireJson(request: FastifyRequest): void {
  const type = request.headers['content-type'];
  const length = request.headers['content-length'];
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
  if (type === undefined ? hasBody : !JSON_TYPES.has(type.toLowerCase()))
    throw new Failure('wrong_content_type');
}
