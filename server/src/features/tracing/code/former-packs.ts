import { type CodeRef, parentOf } from '@qrigin/domain/qr';
import { FORMER_PACKS_MAX } from '@qrigin/domain/tracing';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { type CodeFacts, isAsIssued } from '../../qr/index.ts';
import { ownRowOf } from './code-queries.ts';

type FormerPack = { pack: CodeRef; until: Date };

/** The packs that a code was taken out of, the newest first; what was taken back does not count. */
export async function formerPacks(ctx: OrgCtx, code: CodeFacts): Promise<FormerPack[]> {
  const { run, idx } = code;
  const { rows } = await sql<{ run_id: string; idx: number; until: Date }>`
    select e.left_run_id as run_id, e.left_idx as idx, max(e.happened_at) as until from trace_event e
    where e.org_id = ${ctx.orgId} and e.run_id = ${run.id} and e.code_index = ${idx} and e.left_run_id is not null
      and e.step in ('packed', 'unpacked')
      and not exists (select from trace_event c where c.org_id = e.org_id and c.corrects_id = e.id)
    group by 1, 2 order by until desc, 1, 2 limit ${FORMER_PACKS_MAX}`.execute(ctx.db);
  const told = rows.map((row) => ({ pack: { run: Number(row.run_id), idx: row.idx }, until: row.until }));
  return [...told, ...(await packOfIssue(ctx, code, told))].slice(0, FORMER_PACKS_MAX);
}

/** The pack that it was issued in, if it was taken out before such events were kept. */
async function packOfIssue(ctx: OrgCtx, code: CodeFacts, told: readonly FormerPack[]): Promise<FormerPack[]> {
  const issuedIn = parentOf(code.run.tree, code.idx);
  const isTold = told.some(({ pack }) => pack.run === code.run.id && pack.idx === issuedIn);
  if (issuedIn === undefined || isAsIssued(code) || isTold) return [];
  const { moved_at: until } = await ownRowOf(ctx, code);
  return until === null ? [] : [{ pack: { run: code.run.id, idx: issuedIn }, until }];
}
