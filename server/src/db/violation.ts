import { DatabaseError } from 'pg';

/** Whether the database refused a write because of this constraint or unique index. */
export function violates(error: unknown, constraint: string): boolean {
  return error instanceof DatabaseError && error.constraint === constraint;
}

/** Whether the database refused a row because there is one with its key. */
export function isTaken(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23505';
}

/** Whether the database refused to delete a row because another one names it. */
export function isReferenced(error: unknown): boolean {
  return error instanceof DatabaseError && error.code === '23503';
}

/** What SQLSTATE says when the database is away, full or held up by another call, not 'the statement is wrong'. */
const OUTAGE = /^(08|53|57|58|55P03|40P01)/;
const SOCKET = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/;

/** Whether nothing came back on a connection that is open as far as anyone knows. */
export function isSilence(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout';
}

/** Whether the work failed because the database cannot do it right now, so that a retry makes sense. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (isSilence(error)) return true;
  if (error instanceof DatabaseError) return OUTAGE.test(error.code ?? '');
  if ('code' in error && typeof error.code === 'string' && SOCKET.test(error.code)) return true;
  return /^(timeout exceeded when trying to connect|Connection terminated)/.test(error.message);
}
