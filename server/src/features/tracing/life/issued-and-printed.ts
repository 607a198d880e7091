import { PRINTING } from '@qrigin/domain/qr';
import type { MemberCtx } from '../../../db/index.ts';
import type { CodeFacts } from '../../qr/index.ts';
import { ownRowOf } from '../code/code-queries.ts';
import { type Step, stepOf } from './step.ts';

/** Of the print jobs of a run so many are told. */
const PRINT_JOBS_MAX = 20;

/** What happened to a code together with all others of its run, and that a newer one took its place. */
export async function issuedAndPrinted(ctx: MemberCtx, code: CodeFacts): Promise<Step[]> {
  const ref = { run: code.run.id, idx: code.idx };
  const { issued_by: by } = await ownRowOf(ctx, code);
  const { replacedAt } = code;
  return [
    stepOf({ id: 'i', at: code.run.createdAt, step: 'issued', code: ref, by }),
    ...(await printedAt(ctx, code)).map(({ id, at }) =>
      stepOf({ id: `p${id}`, at, step: 'printed', code: ref }),
    ),
    ...(replacedAt ? [stepOf({ id: 'r', at: replacedAt, step: 'replaced', code: ref })] : []),
  ];
}

/** Those who may not see print jobs are not told of them here either. */
async function printedAt({ db, orgId, member }: MemberCtx, { run }: CodeFacts) {
  if (!member.permissions.includes(PRINTING.view.name)) return [];
  const rows = await db
    .selectFrom('work')
    .select(['id', 'printed_at'])
    .where('org_id', '=', orgId)
    .where('run_id', '=', String(run.id))
    .where('printed_at', 'is not', null)
    .orderBy('printed_at', 'desc')
    .orderBy('id')
    .limit(PRINT_JOBS_MAX)
    .execute();
  return rows.flatMap(({ id, printed_at: at }) => (at === null ? [] : [{ id, at }]));
}
