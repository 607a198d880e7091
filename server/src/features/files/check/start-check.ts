import type { Db } from '../../../db/index.ts';
import { enqueue } from '../../../queue/job.ts';
import { countAhead, markChecking } from '../queries.ts';
import { checkFile } from '../queue.ts';
import type { StoredFileId } from '../store/store-keys.ts';

/**
 * Starts the check of a file that waits for it; of any other nothing changes. `ofSender` is how many files of the same person
 * are in check in all their organisations together.
 */
export async function startCheck(db: Db, file: StoredFileId, ofSender = 0): Promise<void> {
  // The tenth file of one organisation or person comes after the first of another, whoever was first.
  const ahead = (await countAhead(db, file.orgId, 'checks')) + ofSender;
  const started = await markChecking(db, file);
  if (started) await enqueue(db, checkFile, { orgId: file.orgId, fileId: file.id }, { ahead });
}
