import type { FileKind } from '@qrigin/domain/declaration';
import { Failure } from '@qrigin/domain/errors';
import type { OrgCtx } from '../../db/index.ts';
import { startCheck } from './check/start-check.ts';
import { findFiles } from './queries.ts';

/**
 * For features that name files: throws `not_found` unless each is a file of this organisation and of this kind that
 * was not refused. One that is used before it was said to be sent is checked from now on.
 */
export async function requireFiles(
  { db, orgId }: Pick<OrgCtx, 'db' | 'orgId'>,
  ids: readonly string[],
  { kind }: { kind: Pick<FileKind, 'name'> },
): Promise<void> {
  const wanted = new Set(ids);
  if (wanted.size === 0) return;
  const files = await findFiles(db, orgId, [...wanted]);
  const usable = files.filter((file) => file.kind === kind.name && file.state !== 'refused');
  if (usable.length !== wanted.size) throw new Failure('not_found');
  for (const { id, state } of usable) if (state === 'waiting') await startCheck(db, { orgId, id });
}
