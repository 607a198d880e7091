import type { Db } from '../../db/index.ts';
import { enqueue } from '../../queue/job.ts';
import { countAhead, markChecking } from './queries.ts';
import { checkFile } from './queue.ts';
import type { StoredFileId } from './store-keys.ts';

/** Starts the check of a file that waits for it; of any other nothing changes. */
export async function startCheck(db: Db, file: StoredFileId): Promise<void> {
  // The tenth file of one organisation comes after the first of another, whoever was first.
  const ahead = await countAhead(db, file.orgId);
  const started = await markChecking(db, file);
  if (!started) return;
  const payload = { orgId: file.orgId, fileId: file.id, sender: started.created_by };
  await enqueue(db, checkFile, payload, { ahead });
}
