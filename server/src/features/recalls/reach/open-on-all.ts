import type { CodeRef } from '@qrigin/domain/qr';
import { countIn, type Recallable, reaches, stretchesOf } from '@qrigin/domain/recalls';
import type { OrgCtx } from '../../../db/index.ts';
import { readFacts } from '../../qr/index.ts';
import type { FoundScope } from '../find-scope.ts';
import { openRecallsOf } from '../queries.ts';
import { scopeOf } from '../scope-columns.ts';
import type { Affected } from './affected.ts';
import { recallableOf } from './open-recalls.ts';

type Goods = Pick<Recallable, 'productId' | 'batchId' | 'issuedAt'>;

/** One code of each kind of goods: recalls of runs, batches and products tell codes apart by nothing else. */
function oneOfEach({ cover, runs, blanks }: Affected): Recallable[] {
  const kinds = new Map<string, Recallable>();
  const add = (code: CodeRef, { productId, batchId, issuedAt }: Goods) => {
    const key = `${code.run} ${productId} ${batchId}`;
    if (!kinds.has(key))
      kinds.set(key, { ...code, productId, batchId, issuedAt, ancestors: [], carried: [] });
  };
  const assigned = new Map<number, number>();
  for (const { run, idx, end, ...goods } of blanks) {
    add({ run, idx }, goods);
    assigned.set(run, (assigned.get(run) ?? 0) + end - idx);
  }
  for (const [id, run] of runs) {
    const [first] = cover.get(id) ?? [];
    const codes = (cover.get(id) ?? []).reduce((sum, { idx, end }) => sum + end - idx, 0);
    if (first && codes > (assigned.get(id) ?? 0)) add({ run: id, idx: first.idx }, run);
  }
  return [...kinds.values()];
}

/** A recall of a pack reaches all of a pack if it reaches the pack; all of anything wider only if that is one code. */
async function asOnePack({ db }: OrgCtx, { about, run }: FoundScope, { cover }: Affected) {
  if (run === null) return undefined;
  const only = countIn(cover) === 1 ? stretchesOf(cover)[0]?.idx : undefined;
  const idx = about.scope === 'code' ? about.idx : only;
  if (idx === undefined) return undefined;
  const [facts] = await readFacts(db, [{ run, idx }]);
  return facts && recallableOf(facts);
}

/** Open recalls, mock recalls too, that reach all of these codes already; the newest first. */
export async function openOnAll(ctx: OrgCtx, found: FoundScope, affected: Affected) {
  const rows = await openRecallsOf(ctx.db, ctx.orgId);
  if (rows.length === 0 || countIn(affected.cover) === 0) return [];
  const kinds = oneOfEach(affected);
  const pack = await asOnePack(ctx, found, affected);
  return rows
    .filter((row) => {
      const scope = scopeOf(row);
      if (!scope) return false;
      const recall = { ...scope, id: row.id };
      if (scope.scope === 'code') return pack !== undefined && reaches(recall, pack);
      return kinds.every((code) => reaches(recall, code));
    })
    .map(({ id, reason, mock }) => ({ id, reason, mock }));
}
