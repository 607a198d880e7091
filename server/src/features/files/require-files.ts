import type { FileKind } from '@qrigin/domain/declaration';
import { Failure } from '@qrigin/domain/errors';
import type { OrgCtx } from '../../db/index.ts';
import { startCheck } from './check/start-check.ts';
import { findFiles } from './queries.ts';

type Named = { kind: Pick<FileKind, 'name'> };

/**
 * For features that name files: which of these are files of this organisation and of this kind that were not refused. One
 * that is used before it was said to be sent is checked from now on.
 */
export async function usableFiles(
  { db, orgId }: Pick<OrgCtx, 'db' | 'orgId'>,
  ids: readonly string[],
  { kind }: Named,
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const files = await findFiles(db, orgId, [...new Set(ids)]);
  const usable = files.filter((file) => file.kind === kind.name && file.state !== 'refused');
  for (const { id, state } of usable) if (state === 'waiting') await startCheck(db, { orgId, id });
  return new Set(usable.map(({ id }) => id));
}

/** The same for calls that name a file or two: throws `not_found` unless all of them can be used. */
export async function requireFiles(
  ctx: Pick<OrgCtx, 'db' | 'orgId'>,
  ids: readonly string[],
  named: Named,
): Promise<void> {
  const usable = await usableFiles(ctx, ids, named);
  if (!ids.every((id) => usable.has(id.toLowerCase()))) throw new Failure('not_found');
}

/** A file of this kind that has passed its check; for work that reads what is in it. */
export async function requireAccepted(
  { db, orgId }: Pick<OrgCtx, 'db' | 'orgId'>,
  id: string,
  { kind }: Named,
): Promise<{ id: string; name: string; createdBy: string | null }> {
  const [file] = await findFiles(db, orgId, [id]);
  if (file?.kind !== kind.name) throw new Failure('not_found');
  if (file.state !== 'ready') throw new Failure('file_not_ready');
  return { id: file.id, name: file.name, createdBy: file.created_by };
}
