import { DatabaseError } from 'pg';
import { expect, test } from 'vitest';
import { createLog } from './log.ts';

test('of an error of the database its state is written, which is no secret, and never what it quotes', () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line) => lines.push(line) });
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
