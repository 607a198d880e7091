import { PERSON } from '@qrigin/domain/declaration';
import type { Page } from '@qrigin/domain/http';
import { codesPerLevel, type IssuedRun, PRINTING, WORK_STATES } from '@qrigin/domain/qr';
import { type SqlBool, sql } from 'kysely';
import { z } from 'zod';
import { type MemberCtx, namesOf } from '../../../db/index.ts';
import { onDay } from '../codes/on-day.ts';
import { type RunRow, toRun } from './run.ts';

type Query = { date?: string | undefined; page: number; page_size: number };

type Row = RunRow & {
  created_by: string | null;
  lot_code: string | null;
  work_id: string | null;
  work_state: string | null;
};

const WorkState = z.enum(WORK_STATES);

/** The runs of a packaging, newest first. */
export async function listRuns(
  ctx: MemberCtx,
  packagingId: string,
  query: Query,
): Promise<Page<IssuedRun> & { codes: number }> {
  const { db, orgId, caller } = ctx;
  const isListed = sql<SqlBool>`r.org_id = ${orgId} and r.packaging_id = ${packagingId}
    and ${onDay('r.created_at', query.date, caller.timezone)}`;
  const { rows: sums } = await sql<{ runs: number; codes: string }>`
    select count(*)::int as runs, coalesce(sum(r.size), 0) as codes from code_run r where ${isListed}`.execute(
    db,
  );
  const { rows } = await sql<Row>`
    select r.*, b.lot_code, w.id as work_id, w.state as work_state
    from (
      select r.* from code_run r where ${isListed}
      order by r.id desc limit ${query.page_size} offset ${(query.page - 1) * query.page_size}
    ) r
    left join batch b on b.org_id = r.org_id and b.id = r.batch_id
    left join lateral (
      select id, state from work where org_id = r.org_id and run_id = r.id order by created_at desc, id limit 1
    ) w on true
    order by r.id desc`.execute(db);
  return {
    items: await present(ctx, rows),
    total: sums[0]?.runs ?? 0,
    codes: Number(sums[0]?.codes ?? 0),
    page: query.page,
    page_size: query.page_size,
  };
}

async function present({ db, orgId: org, member }: MemberCtx, rows: readonly Row[]): Promise<IssuedRun[]> {
  const personOf = (id: string) => ({ org, thing: PERSON, id });
  const people = rows.flatMap(({ created_by: id }) => (id === null ? [] : [personOf(id)]));
  const nameOf = await namesOf(db, people);
  const seesWork = member.permissions.includes(PRINTING.view.name);
  return rows.map((row) => {
    const { id, kind, createdAt, batchId, tree, size } = toRun(row);
    const person = row.created_by === null ? null : nameOf(personOf(row.created_by));
    return {
      id,
      kind: kind === 'blank' ? 'blank' : 'structure',
      created_at: createdAt.toISOString(),
      created_by: row.created_by === null || person === null ? null : { id: row.created_by, name: person },
      packs: tree.packs,
      count: size,
      levels: codesPerLevel(tree),
      batch: batchId === null || row.lot_code === null ? null : { id: batchId, lot_code: row.lot_code },
      work:
        seesWork && row.work_id !== null ? { id: row.work_id, state: WorkState.parse(row.work_state) } : null,
    };
  });
}
