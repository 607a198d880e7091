import { Failure } from '@qrigin/domain/errors';
import { type Endpoint, type IfMatch, readIfMatch } from '@qrigin/domain/http';
import type { FastifyRequest } from 'fastify';
import { headerOf } from './header.ts';

/** Only of calls that can answer that something was changed meanwhile; nothing where the caller says nothing. */
export function ifMatchOf({ fails }: Endpoint, { headers }: FastifyRequest): IfMatch | undefined {
  const text = headerOf(headers, 'if-match');
  if (text === '' || !fails.includes('changed_meanwhile')) return undefined;
  const read = readIfMatch(text);
  if (!read) throw new Failure('invalid_input', { fields: { 'If-Match': 'not a list of entity tags' } });
  return read;
}
