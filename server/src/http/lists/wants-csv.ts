import type { Endpoint } from '@qrigin/domain/http';
import type { FastifyRequest } from 'fastify';
import { headerOf } from '../request/header.ts';

/** Whether the caller asks for a list as a file: nobody does who does not name it first. */
export function wantsCsv({ csv }: Endpoint, { method, headers }: FastifyRequest): boolean {
  const [first = ''] = headerOf(headers, 'accept').split(/[,;]/);
  return csv !== undefined && method === 'GET' && first.trim().toLowerCase() === 'text/csv';
}
