import { setTimeout as sleep } from 'node:timers/promises';
import { Failure } from '@qrigin/domain/errors';
import type { StoredFile } from '@qrigin/domain/files';
import type { UserCtx } from '../../../db/index.ts';
import { enterOrg } from '../../../db/tenancy/enter-org.ts';
import { loadMember } from '../../../db/tenancy/load-member.ts';
import { startCheck } from '../check/start-check.ts';
import type { FileDeps } from '../deps.ts';
import { presentFile } from '../present-file.ts';
import { countSentInCheck, findFile, findSentFile } from '../queries.ts';

const WAIT_MS = 5000;
const FIRST_LOOK_MS = 40;
const LONGEST_PAUSE_MS = 400;

/** Only who sent the file can say so, and only while they may still send files there. */
export async function finishUpload(ctx: UserCtx, { links }: FileDeps, id: string): Promise<StoredFile> {
  const sent = await findSentFile(ctx.db, id);
  if (!sent) throw new Failure('not_found');
  const inCheck = await countSentInCheck(ctx.db);
  return enterOrg(ctx, sent.org_id, async ({ db, orgId, userId }) => {
    const { permissions } = await loadMember(db, orgId, userId);
    if (!permissions.includes('file.upload')) throw new Failure('forbidden');
    await startCheck(db, { orgId, id }, inCheck);
    const row = await findFile(db, { orgId, id });
    if (!row) throw new Failure('not_found');
    return presentFile(row, links);
  });
}

/** Opens a transaction of the person who sent the file. */
type Again = <T>(work: (ctx: Pick<UserCtx, 'db'>) => Promise<T>) => Promise<T>;

/**
 * The file once it is checked, or as it is after five seconds. Must not run in the transaction that started the check:
 * the job is not there for anyone before that has ended.
 */
export async function outcomeOf(
  file: StoredFile,
  { links }: Pick<FileDeps, 'links'>,
  again: Again,
): Promise<StoredFile> {
  const deadline = performance.now() + WAIT_MS;
  let seen = file;
  for (
    let pause = FIRST_LOOK_MS;
    seen.state === 'checking';
    pause = Math.min(pause * 1.5, LONGEST_PAUSE_MS)
  ) {
    if (performance.now() + pause > deadline) return seen;
    await sleep(pause);
    const row = await again(({ db }) => findSentFile(db, file.id));
    if (!row) throw new Failure('not_found');
    seen = presentFile(row, links);
  }
  return seen;
}
