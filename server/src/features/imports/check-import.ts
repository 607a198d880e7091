import { UnreadableTable } from '@qrigin/domain/imports';
import { requireRoom } from '../../db/index.ts';
import type { Store } from '../../outside/store.ts';
import type { JobCtx } from '../../queue/handle.ts';
import { forgetRead } from '../files/index.ts';
import { beginWork, fail, orFail, progressOf, type Work } from './begin-work.ts';
import { KINDS } from './kinds/kinds.ts';
import { meetRows } from './meet-rows.ts';
import { type ImportId, markChecked } from './queries.ts';
import { readRows } from './read-rows.ts';
import { countRows, forgetMetFaults, groupFaults, removeRows, writeMetFaults } from './rows-queries.ts';

/** To read a file takes about this much of the time. */
const READING_PERCENT = 60;

/** Finds out what storing the rows would do, and what is in the way of it. */
export async function meetAndMark(ctx: JobCtx, work: Work, progress: (percent: number) => Promise<void>) {
  await ctx.inOrg(work.orgId, async (db) => {
    await forgetMetFaults(db, work);
    const { created, changed, unchanged } = await meetRows(db, work, {
      isStoring: false,
      async each({ faults }, share) {
        await writeMetFaults(db, work, faults);
        await progress(READING_PERCENT + share * (100 - READING_PERCENT));
      },
    });
    if (created > 0) await requireRoom({ db, orgId: work.orgId }, KINDS[work.kind].thing, created);
    const [rows, faults] = [await countRows(db, work), await groupFaults(db, work)];
    await markChecked(db, work, { ...rows, created, changed, unchanged, faults });
  });
}

async function check(ctx: JobCtx, store: Store, work: Work): Promise<void> {
  const progress = progressOf(ctx, work);
  // Of a worker that was killed.
  await ctx.inOrg(work.orgId, (db) => removeRows(db, work));
  try {
    await readRows(ctx, { store, work, progress: (share) => progress(share * READING_PERCENT) });
    const { rows } = await ctx.inOrg(work.orgId, (db) => countRows(db, work));
    if (rows === 0) return await fail(ctx, work, 'no_rows');
    await meetAndMark(ctx, work, progress);
  } catch (error) {
    if (error instanceof UnreadableTable) return await fail(ctx, work, error.fault);
    throw error;
  }
}

/** Reads a file, notes what is wrong with it and deletes it: its rows are kept. Running it again begins anew. */
export async function checkImport(ctx: JobCtx, store: Store, asked: ImportId): Promise<void> {
  const work = await beginWork(ctx, asked, 'checking');
  if (!work) return;
  await orFail(ctx, work, check(ctx, store, work));
  if (work.fileId !== null) await forgetRead(ctx, store, { orgId: work.orgId, id: work.fileId });
}
