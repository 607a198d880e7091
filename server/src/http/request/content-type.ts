import { Failure } from '@qrigin/domain/errors';
import type { FastifyRequest } from 'fastify';
import { headerOf } from './header.ts';

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
  const isTyped = request.headers['content-type'] !== undefined;
  const type = headerOf(request.headers, 'content-type').toLowerCase();
  const length = request.headers['content-length'];
  const hasBody =
    request.headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
  if (isTyped ? !JSON_TYPES.has(type) : hasBody) throw new Failure('wrong_content_type');
}
