import { PERSON } from '@qrigin/domain/declaration';
import { RecallEntry } from '@qrigin/domain/recalls';
import { namesOf, type OrgCtx } from '../../db/index.ts';
import { type CodeBook, codeTexts, runsById } from '../qr/index.ts';
import { describeScopes } from './describe-scopes.ts';
import type { FoundScope } from './find-scope.ts';
import type { RecallRow } from './queries.ts';
import { scopeOf } from './scope-columns.ts';

/** A recall with what it is about. */
export type StoredRecall = { row: RecallRow; found: FoundScope };

export async function withScopes({ db, orgId }: OrgCtx, rows: readonly RecallRow[]): Promise<StoredRecall[]> {
  const runs = await runsById(
    db,
    orgId,
    rows.flatMap(({ run_id }) => (run_id === null ? [] : [Number(run_id)])),
  );
  return rows.map((row) => {
    const about = scopeOf(row);
    const run = runs.get(Number(row.run_id)) ?? null;
    if (about && 'run' in about && run) return { row, found: { about, run } };
    if (about && !('run' in about)) return { row, found: { about, run: null } };
    throw new Error(`recall ${row.id} is about nothing`);
  });
}

/** People of whom something is told, as they are called today; those who are gone are no one. */
export async function namePeople({ db, orgId: org }: OrgCtx, ids: readonly (string | null)[]) {
  const personOf = (id: string) => ({ org, thing: PERSON, id });
  const nameOf = await namesOf(
    db,
    [...new Set(ids)].flatMap((id) => (id === null ? [] : [personOf(id)])),
  );
  return (id: string | null) => {
    const name = id === null ? null : nameOf(personOf(id));
    return id === null || name === null ? null : { id, name };
  };
}

/** Recalls as they go over the wire; one on a code names it as it is printed. */
export async function presentRecalls(
  ctx: OrgCtx,
  book: CodeBook,
  recalls: readonly StoredRecall[],
): Promise<RecallEntry[]> {
  const places = recalls.flatMap(({ row: { idx }, found: { run } }) =>
    run && idx !== null ? [{ run, idx }] : [],
  );
  const textOf = await codeTexts(ctx, book, places);
  const goods = await describeScopes(
    ctx,
    recalls.map(({ found }) => found),
  );
  const personOf = await namePeople(
    ctx,
    recalls.flatMap(({ row }) => [row.created_by, row.lifted_by]),
  );
  const entries: RecallEntry[] = [];
  for (const [at, recall] of recalls.entries()) {
    const { idx, window_from, window_to, ...row } = recall.row;
    const { run } = recall.found;
    entries.push(
      RecallEntry.parse({
        ...row,
        ...goods[at],
        run_id: run?.id ?? null,
        qr_id: run && idx !== null ? textOf(run.id, idx) : null,
        from: window_from?.toISOString() ?? null,
        to: window_to?.toISOString() ?? null,
        created_at: row.created_at.toISOString(),
        lifted_at: row.lifted_at?.toISOString() ?? null,
        opened_by: personOf(row.created_by),
        ended_by: personOf(row.lifted_by),
        reached: row.opened_reach,
      }),
    );
  }
  return entries;
}

export async function presentRecall(ctx: OrgCtx, book: CodeBook, row: RecallRow): Promise<RecallEntry> {
  const [entry] = await presentRecalls(ctx, book, await withScopes(ctx, [row]));
  if (!entry) throw new Error('a recall was left out');
  return entry;
}
