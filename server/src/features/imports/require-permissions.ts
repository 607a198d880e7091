import { Failure } from '@qrigin/domain/errors';
import { IMPORTED, type ImportKind } from '@qrigin/domain/imports';
import type { MemberCtx } from '../../db/index.ts';

/** The guard has asked for one of them: a file can do what by hand needs several. */
export function requirePermissions({ member }: Pick<MemberCtx, 'member'>, kind: ImportKind): void {
  const held = new Set<string>(member.permissions);
  if (!IMPORTED[kind].every(({ name }) => held.has(name))) throw new Failure('forbidden');
}
