import { requireRoom } from '../../db/index.ts';
import type { JobCtx } from '../../queue/handle.ts';
import { beginWork, orFail, progressOf, tell, type Work } from './begin-work.ts';
import { meetAndMark } from './check-import.ts';
import { KINDS } from './kinds/kinds.ts';
import { meetRows } from './meet-rows.ts';
import { type ImportId, isStillOurs, lockStoring, markDone } from './queries.ts';
import { removeRows } from './rows-queries.ts';

/** Something has come in between since the file was checked. */
class ChangedMeanwhile extends Error {}

/** All of it in one transaction: whatever happens to this worker, either every row is stored or none is. */
async function storeAll(ctx: JobCtx, work: Work): Promise<void> {
  const progress = progressOf(ctx, work);
  await ctx.inOrg(work.orgId, async (db) => {
    await lockStoring(db, work);
    if (!(await isStillOurs(db, work))) return;
    if (work.created > 0) await requireRoom({ db, orgId: work.orgId }, KINDS[work.kind].thing, work.created);
    const counts = await meetRows(db, work, {
      isStoring: true,
      async each({ faults, store }, share) {
        if (faults.length > 0) throw new ChangedMeanwhile();
        await store();
        await progress(share * 100);
      },
    });
    if (counts.created > work.created) throw new ChangedMeanwhile();
    await removeRows(db, work);
    if (!(await markDone(db, work, counts))) throw new Error(`import ${work.id} was begun anew`);
    await tell(db, work, 'stored');
  });
}

async function store(ctx: JobCtx, work: Work): Promise<void> {
  try {
    await storeAll(ctx, work);
  } catch (error) {
    if (!(error instanceof ChangedMeanwhile)) throw error;
    // Nothing was stored. What is in the way now is shown as mistakes of the rows.
    await meetAndMark(ctx, work, progressOf(ctx, work));
  }
}

/** Stores a checked file. Once it is done, running it again changes nothing. */
export async function storeImport(ctx: JobCtx, asked: ImportId): Promise<void> {
  const work = await beginWork(ctx, asked, 'storing');
  if (work) await orFail(ctx, work, store(ctx, work));
}
