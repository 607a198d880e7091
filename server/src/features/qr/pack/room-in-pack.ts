import { Failure } from '@qrigin/domain/errors';
import { levelsOf, PackLevel } from '@qrigin/domain/packaging';
import { type Level, placeOf } from '@qrigin/domain/qr';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodePlace } from '../issue/run.ts';
import type { CodeFacts } from '../look-up/code-facts.ts';
import { countInside } from './direct-children.ts';

/**
 * What goes into a pack and how many: by its run, or for a blank by the structure that it was assigned to, as long as that still
 * has the level where it was.
 */
export function roomIn(
  { run, idx, level, height, isAssigned }: Pick<CodeFacts, 'run' | 'idx' | 'level' | 'height' | 'isAssigned'>,
  structure: unknown,
): Level | undefined {
  if (run.kind === 'structure') return run.tree.levels[placeOf(run.tree, idx).level + 1];
  if (!isAssigned) return undefined;
  const levels = levelsOf(PackLevel.parse(structure));
  const at = levels.findIndex(({ name }) => name === level);
  return at >= 0 && levels.length - 1 - at === height ? levels[at + 1] : undefined;
}

/** Whether the owner forbids to put more into a pack than it holds. */
export async function mayNotOverfill({ db, orgId }: OrgCtx): Promise<boolean> {
  const { when_full } = await db
    .selectFrom('organisation')
    .select('when_full')
    .where('id', '=', orgId)
    .executeTakeFirstOrThrow();
  return when_full === 'refuse';
}

async function structureOf({ db, orgId }: OrgCtx, { run, idx }: CodePlace): Promise<unknown> {
  const row = await db
    .selectFrom('code_state as s')
    .innerJoin('packaging as k', (join) =>
      join.onRef('k.org_id', '=', 's.org_id').onRef('k.id', '=', 's.packaging_id'),
    )
    .select('k.structure')
    .where('s.org_id', '=', orgId)
    .where('s.run_id', '=', String(run.id))
    .where('s.idx', '=', idx)
    .executeTakeFirst();
  return row?.structure;
}

/** Refuses what a pack has no room for. Only who has its turn knows that nobody fills it meanwhile. */
export async function requireRoom(ctx: OrgCtx, pack: CodeFacts, coming: number): Promise<void> {
  if (coming === 0) return;
  const structure = pack.isAssigned ? await structureOf(ctx, pack) : undefined;
  const room = roomIn(pack, structure);
  // Its structure has changed since, and nobody knows what it holds.
  if (!room) throw new Failure('wrong_level');
  if ((await countInside(ctx, pack)) + coming > room.count) throw new Failure('pack_full');
}
