import { EXPORT_EVENTS, type ExportStep } from '@qrigin/domain/exports';
import { actingAlone, type Db } from '../../db/index.ts';
import type { JobCtx } from '../../queue/handle.ts';
import { record } from '../notifications/index.ts';
import { type ArchiveParts, writeArchive } from './archive/write-archive.ts';
import {
  type Begun,
  beginExport,
  type ExportId,
  isOpen,
  markFailed,
  markReady,
  noteProgress,
} from './queries.ts';
import { EXPORT_TRIES } from './queue.ts';
import { exportKey } from './store-keys.ts';

const TELL_MS = 1000;

type Making = Begun & { requester: string | null };

/** Whoever asked for it did it, as the audit log has it, though not in this session. */
function tell(db: Db, { orgId, id, requester }: Making, event: 'ready' | 'failed'): Promise<void> {
  const doing = { ...actingAlone(db, orgId), userId: requester };
  return record(doing, EXPORT_EVENTS[event], { id, people: requester === null ? [] : [requester] });
}

function begin(ctx: JobCtx, { orgId, id }: ExportId): Promise<Making | undefined> {
  return ctx.inOrg(orgId, async (db) => {
    const begun = await beginExport(db, { orgId, id });
    if (!begun) return undefined;
    const making = { orgId, id, tries: begun.tries, requester: begun.requested_by };
    if (begun.tries <= EXPORT_TRIES && (await isOpen(db, orgId))) return making;
    if (await markFailed(db, making)) await tell(db, making, 'failed');
    return undefined;
  });
}

/** Stores how far it is, now and then; ends the work when another worker has begun it anew. */
function progressOf(ctx: JobCtx, begun: Begun) {
  let [last, toldAt]: [ExportStep | undefined, number] = [undefined, 0];
  return async (step: ExportStep, percent: number): Promise<void> => {
    if (step === last && performance.now() - toldAt < TELL_MS) return;
    [last, toldAt] = [step, performance.now()];
    const isOurs = await ctx.inOrg(begun.orgId, (db) => noteProgress(db, begun, step, percent));
    if (!isOurs) throw new Error(`export ${begun.id} was begun anew`);
  };
}

/** A worker that was killed leaves an upload behind; whoever begins anew ends it first. */
async function make(ctx: JobCtx, parts: ArchiveParts, making: Making): Promise<void> {
  const { orgId } = making;
  const key = exportKey(making);
  await parts.store.abortUploads(key);
  const made = await writeArchive(ctx, parts, { orgId, key, progress: progressOf(ctx, making) });
  await ctx.inOrg(orgId, async (db) => {
    if (await markReady(db, making, made)) await tell(db, making, 'ready');
  });
}

/** Makes the archive of an organisation. When it fails it is tried again; after the last try its owner hears of it. */
export async function makeExport(ctx: JobCtx, parts: ArchiveParts, asked: ExportId): Promise<void> {
  const making = await begin(ctx, asked);
  if (!making) return;
  try {
    await make(ctx, parts, making);
  } catch (error) {
    if (making.tries >= EXPORT_TRIES)
      await ctx.inOrg(asked.orgId, async (db) => {
        if (await markFailed(db, making)) await tell(db, making, 'failed');
      });
    throw error;
  }
}
