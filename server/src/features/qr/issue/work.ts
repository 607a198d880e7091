import { Failure } from '@qrigin/domain/errors';
import type { Page } from '@qrigin/domain/http';
import { PRINT_EVENTS, Work } from '@qrigin/domain/qr';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { type OrgCtx, paged } from '../../../db/index.ts';
import type { Work as WorkTable } from '../../../db/tables.ts';
import { record } from '../../notifications/index.ts';
import { onDay } from '../codes/on-day.ts';

type Query = {
  type?: 'QR_PACKAGING' | undefined;
  date?: string | undefined;
  page: number;
  page_size: number;
};

function presentWork(row: Selectable<WorkTable>): Work {
  return Work.parse({
    ...row,
    run_id: Number(row.run_id),
    created_at: row.created_at.toISOString(),
    printed_at: row.printed_at?.toISOString() ?? null,
  });
}

export async function listWork({ db, orgId, caller }: OrgCtx, query: Query): Promise<Page<Work>> {
  const rows = db
    .selectFrom('work')
    .selectAll()
    .where('org_id', '=', orgId)
    .where('type', '=', query.type ?? 'QR_PACKAGING')
    .where(onDay('created_at', query.date, caller.timezone));
  const { page, page_size } = query;
  const found = await paged(
    rows,
    { page, page_size, sort_by: 'created_at', sort_order: 'desc' },
    { tieBreak: 'id' },
  );
  return { ...found, items: found.items.map(presentWork) };
}

const STILL: Record<'queued' | 'printed', string[]> = {
  queued: ['new', 'queued', 'ready', 'failed'],
  printed: ['new', 'queued', 'ready', 'printed'],
};

/** Asks for several pieces of work at once, or says that they were printed; one that cannot be stops them all. */
export async function bulkWork(ctx: OrgCtx, ids: readonly string[], state: 'queued' | 'printed') {
  const rows = await ctx.db
    .selectFrom('work')
    .select(['id', 'state'])
    .where('org_id', '=', ctx.orgId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length < new Set(ids).size) throw new Failure('not_found');
  if (rows.some((row) => !STILL[state].includes(row.state))) throw new Failure('work_done');
  const changed = await ctx.db
    .updateTable('work')
    .set({ state, printed_at: state === 'printed' ? sql<Date>`coalesce(printed_at, now())` : null })
    .where('org_id', '=', ctx.orgId)
    .where('id', 'in', ids)
    .returningAll()
    .execute();
  for (const { id } of changed) await record(ctx, PRINT_EVENTS[state], { id });
  const byId = new Map(changed.map((row) => [row.id, presentWork(row)]));
  return [...new Set(ids)].flatMap((id) => byId.get(id) ?? []);
}
