import type { Db } from '../../db/index.ts';
import { enqueue } from '../../queue/job.ts';
import { countChecking, markChecking } from './queries.ts';
import { checkFile } from './queue.ts';
import type { StoredFileId } from './store-keys.ts';

/** Starts the check of a file that waits for it; of any other nothing changes. */
export async function startCheck(db: Db, file: StoredFileId): Promise<void> {
  // The tenth file of one organisation comes after the first of another, whoever was first.
  const ahead = await countChecking(db, file.orgId);
  const started = await markChecking(db, file);
  if (started) await enqueue(db, checkFile, { orgId: file.orgId, fileId: file.id }, { ahead });
}
