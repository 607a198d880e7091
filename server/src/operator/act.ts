import type { SecurityKind } from '@qrigin/domain/declaration';
import { z } from 'zod';
import type { Database, Db } from '../db/connect/connection.ts';
import { logSecurity, type SecurityEvent } from '../db/security-log.ts';

/** Who does something, and why. Nothing that changes anything runs without both. */
export type Act = z.output<typeof Act>;

const Act = z.object({
  operator: z
    .string('say who you are: --by NAME, or set OPERATOR_NAME')
    .trim()
    .min(1, 'say who you are: --by NAME, or set OPERATOR_NAME')
    .max(120, 'give a name of at most 120 characters'),
  reason: z
    .string('say why: --reason WHY')
    .trim()
    .min(1, 'say why: --reason WHY')
    .max(500, 'give a reason of at most 500 characters'),
});

export function readAct(said: { by: string | undefined; reason: string | undefined }): Act {
  const read = Act.safeParse({ operator: said.by, reason: said.reason });
  if (read.success) return read.data;
  throw new Error(read.error.issues.map(({ message }) => message).join('; '));
}

type What = Pick<SecurityEvent, 'organisationId' | 'subjectId' | 'detail'> & {
  kind: SecurityKind<`operator.${string}`>;
};

/** In the transaction of the change: one is never stored without the other. */
export function recordAct(db: Db, { operator, reason }: Act, what: What): Promise<void> {
  return logSecurity(db, { ...what, operator, reason });
}

const MOST_ACTS = 1000;

/** The last acts, the newest first. */
export async function listActs({ kysely }: Database, count: string): Promise<string[]> {
  const rows = await kysely
    .selectFrom('security_event')
    .select(['at', 'kind', 'operator', 'reason', 'organisation_id', 'subject_id', 'detail'])
    .where('operator', 'is not', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(z.coerce.number('give a number').int().min(1).max(MOST_ACTS).parse(count))
    .execute();
  if (rows.length === 0) return ['no acts'];
  return rows.map(({ at, kind, operator, reason, organisation_id, subject_id, detail }) => {
    const about = [detail, subject_id ?? organisation_id].filter((part) => part !== null).join(' ');
    return [at.toISOString(), operator, kind.replace('operator.', ''), about, reason]
      .filter((part) => part !== '')
      .join('  ');
  });
}
