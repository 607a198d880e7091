import { Failure } from '@qrigin/domain/errors';
import { type Code, placeOf, positionOf } from '@qrigin/domain/qr';
import { RECALLED_INSIDE_MAX, type TracedCode } from '@qrigin/domain/tracing';
import type { MemberCtx } from '../../../db/index.ts';
import {
  type CodeBook,
  type CodeFacts,
  codeOwners,
  isAsIssued,
  nameCodes,
  readContents,
  readFacts,
  readMovesOrNone,
  runsById,
} from '../../qr/index.ts';
import { findFacts } from '../find-place.ts';
import { isRecalled, openRecalls, recallsReaching } from '../recalls-of-code.ts';
import { countScans } from '../scans/scans-of-code.ts';
import { findPeople } from '../who.ts';
import { batchOf, isProductDeleted, ownRowOf } from './code-queries.ts';
import { formerPacks } from './former-packs.ts';
import { recalledInside } from './recalled-inside.ts';

/** Which one it is of the packs around it, as long as it sits where it was issued. */
function issuedPosition(code: CodeFacts): TracedCode['position'] {
  if (!isAsIssued(code)) return null;
  const { tree } = code.run;
  const { level } = placeOf(tree, code.idx);
  const of = level === 0 ? tree.packs : (tree.levels[level]?.count ?? 1);
  return { number: positionOf(tree, code.idx) + 1, of };
}

/** The packs around a code, outermost first. */
async function packsAround(ctx: MemberCtx, { ancestors }: CodeFacts): Promise<CodeFacts[]> {
  const runs = await runsById(
    ctx.db,
    ctx.orgId,
    ancestors.map(({ run }) => run),
  );
  const places = ancestors.toReversed().flatMap(({ run: id, idx }) => {
    const run = runs.get(id);
    return run ? [{ run, idx }] : [];
  });
  return places.length > 0 ? readFacts(ctx.db, places) : [];
}

function statusOf(code: CodeFacts, recalled: boolean): TracedCode['status'] {
  if (recalled) return 'recalled';
  if (code.withdrawnAt) return 'withdrawn';
  if (code.replacedAt) return 'replaced';
  return code.run.kind === 'blank' && !code.isAssigned ? 'unassigned' : 'active';
}

/** What a code is, where it is packed, and what is in it. */
export async function traceCode(ctx: MemberCtx, book: CodeBook, wanted: Code): Promise<TracedCode> {
  const code = await findFacts(ctx, book, wanted);
  const { run, idx } = code;
  const around = await packsAround(ctx, code);
  const recalls = await openRecalls(ctx);
  const recalled = (await recalledInside(ctx, recalls, code)).slice(0, RECALLED_INSIDE_MAX);
  const own = await ownRowOf(ctx, code);
  const former = await formerPacks(ctx, code);
  const [owner] = await codeOwners(ctx, [code]);
  if (!owner) throw new Failure('not_found');
  const refOf = (one: CodeFacts) => ({ run: one.run.id, idx: one.idx });
  const refs = [...code.ancestors, ...former.map(({ pack }) => pack), ...recalled.map(refOf), refOf(code)];
  const nameOf = await nameCodes(ctx, book, refs);
  const personOf = await findPeople(ctx, [own.issued_by, own.withdrawn_by]);
  const text = nameOf(refOf(code)).code;
  return {
    code: text,
    address: run.scanBaseUrl + text,
    kind: run.kind,
    status: statusOf(code, isRecalled(recalls, code)),
    level: code.level,
    height: code.height,
    position: issuedPosition(code),
    product: owner.product && { ...owner.product, is_deleted: await isProductDeleted(ctx, owner.product.id) },
    packaging: owner.packaging,
    batch: await batchOf(ctx, code.batchId),
    issued: {
      run_id: run.id,
      at: run.issuedAt,
      by: personOf(own.issued_by),
      number: idx + 1,
      of: run.size,
      level_number: placeOf(run.tree, idx).level + 1,
      levels: run.tree.levels.length,
    },
    withdrawn: code.withdrawnAt && {
      at: code.withdrawnAt.toISOString(),
      by: personOf(own.withdrawn_by),
      reason: own.withdrawn_reason,
    },
    replaced_at: code.replacedAt?.toISOString() ?? null,
    around: around.map((pack) => ({
      ...nameOf(refOf(pack)),
      position: issuedPosition(pack),
      is_recalled: isRecalled(recalls, pack),
      is_withdrawn: pack.withdrawnAt !== null,
    })),
    was_in: former.map(({ pack, until }) => ({ ...nameOf(pack), until: until.toISOString() })),
    // The page of a pack always opens: what of it was moved, its list tells.
    inside: await readContents(ctx, code, readMovesOrNone),
    recalled_inside: recalled.map((pack) => nameOf(refOf(pack))),
    recalls: recallsReaching(recalls, code).map(({ about, mock, reason, openedAt, productId }) => ({
      id: about.id,
      mock,
      reason,
      created_at: openedAt.toISOString(),
      product_id: productId,
    })),
    scans: await countScans(ctx, code),
  };
}
