import { Failure } from '@qrigin/domain/errors';
import {
  type ColumnPlaces,
  DELIMITERS,
  type Delimiter,
  IMPORT_EVENTS,
  Import,
  type ImportFailure,
  type ImportKind,
} from '@qrigin/domain/imports';
import { z } from 'zod';
import { actingAlone, type Db, type RecordCtx } from '../../db/index.ts';
import type { JobCtx } from '../../queue/handle.ts';
import { record } from '../notifications/index.ts';
import { type Begun, beginImport, type ImportId, isOpen, markFailed, noteProgress } from './queries.ts';
import { IMPORT_TRIES } from './queue.ts';
import { removeRows } from './rows-queries.ts';

/** One try of a worker at checking or storing a file. */
export type Work = Begun & {
  requester: string | null;
  kind: ImportKind;
  /** Null once it was read. */
  fileId: string | null;
  delimiter: Delimiter;
  columns: ColumnPlaces;
  /** How many will be added, as the check has found. */
  created: number;
};

const Stored = z.object({
  kind: Import.shape.kind,
  delimiter: z.enum(DELIMITERS),
  columns: z.record(z.string(), z.int()),
});

/** Whoever asked for it does it, as the audit log has it, though not in this session. */
export function actingFor(db: Db, { orgId, requester }: Pick<Work, 'orgId' | 'requester'>): RecordCtx {
  return { ...actingAlone(db, orgId), userId: requester };
}

export async function tell(db: Db, work: Work, event: 'stored' | 'failed'): Promise<void> {
  const { id, requester } = work;
  const people = requester === null ? [] : [requester];
  await record(actingFor(db, work), IMPORT_EVENTS[event], { id, people });
}

export function fail(ctx: JobCtx, work: Work, failure: ImportFailure): Promise<void> {
  return ctx.inOrg(work.orgId, async (db) => {
    if (!(await markFailed(db, work, failure))) return;
    await removeRows(db, work);
    await tell(db, work, 'failed');
  });
}

/** Undefined when there is nothing to do any more, or no one may do it. */
export async function beginWork(
  ctx: JobCtx,
  asked: ImportId,
  state: 'checking' | 'storing',
): Promise<Work | undefined> {
  const work = await ctx.inOrg(asked.orgId, async (db) => {
    const begun = await beginImport(db, asked, state);
    if (!begun) return undefined;
    const { tries, requested_by: requester, file_id: fileId, created, ...stored } = begun;
    const mayGoOn = tries <= IMPORT_TRIES && (await isOpen(db, asked.orgId));
    return { mayGoOn, ...asked, tries, requester, fileId, created, ...Stored.parse(stored) };
  });
  if (work && !work.mayGoOn) await fail(ctx, work, 'error');
  return work?.mayGoOn ? work : undefined;
}

const TELL_MS = 700;

/** Stores how far it is, now and then; ends the work when another worker has begun it anew. */
export function progressOf(ctx: JobCtx, work: Work) {
  let toldAt = 0;
  return async (percent: number): Promise<void> => {
    if (performance.now() - toldAt < TELL_MS) return;
    toldAt = performance.now();
    const isOurs = await ctx.inOrg(work.orgId, (db) =>
      noteProgress(db, work, Math.min(99, Math.floor(percent))),
    );
    if (!isOurs) throw new Error(`import ${work.id} was begun anew`);
  };
}

/** What has no room is not tried again. After the last try of anything else whoever asked for it hears that it failed. */
export async function orFail(ctx: JobCtx, work: Work, doing: Promise<void>): Promise<void> {
  try {
    await doing;
  } catch (error) {
    if (error instanceof Failure) return await fail(ctx, work, 'no_room');
    if (work.tries >= IMPORT_TRIES) await fail(ctx, work, 'error');
    throw error;
  }
}
