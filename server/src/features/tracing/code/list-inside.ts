import type { Page } from '@qrigin/domain/http';
import { type Code, type CodeRef, childCount, nthChild } from '@qrigin/domain/qr';
import type { InnerCode } from '@qrigin/domain/tracing';
import type { MemberCtx } from '../../../db/index.ts';
import {
  type CodeBook,
  type CodeFacts,
  type CodePlace,
  childChanges,
  movedInto,
  nameCodes,
  placeKey,
  readFacts,
  runsById,
} from '../../qr/index.ts';
import { findPlace } from '../find-place.ts';
import { isRecalled, openRecalls } from '../recalls-of-code.ts';
import { whichWereScanned } from '../scans/which-were-scanned.ts';

type Query = { page: number; page_size: number };
type Sums = { as_issued: number; moved_in: number; moved_out: number };

/** Those on the page that the pack was issued with, by arithmetic: the last page costs what the first does. */
function issuedChildren({ run, idx }: CodePlace, from: number, to: number): CodePlace[] {
  const inIt = Math.min(to, childCount(run.tree, idx));
  return Array.from({ length: Math.max(0, inIt - from) }, (_, at) => nthChild(run.tree, idx, from + at))
    .filter((child) => child !== undefined)
    .map((child) => ({ run, idx: child }));
}

async function broughtChildren(
  ctx: MemberCtx,
  pack: CodePlace,
  { skip, take }: { skip: number; take: number },
): Promise<CodePlace[]> {
  if (take <= 0) return [];
  const found = await movedInto(ctx, pack, { skip, take });
  const ids = found.map(({ run }) => run);
  const runs = await runsById(ctx.db, ctx.orgId, ids);
  return found.flatMap(({ run: id, idx }) => {
    const run = runs.get(id);
    return run ? [{ run, idx }] : [];
  });
}

/** What is directly in a pack: what was issued in it, with what was moved out, and then what was moved in. */
export async function listInside(
  ctx: MemberCtx,
  book: CodeBook,
  wanted: Code,
  { page, page_size }: Query,
): Promise<Page<InnerCode> & Sums> {
  const pack = await findPlace(ctx, book, wanted);
  const issued = childCount(pack.run.tree, pack.idx);
  const [changes = { out: 0, in: 0 }] = await childChanges(ctx, [pack]);
  const [from, to] = [(page - 1) * page_size, page * page_size];
  const places = [
    ...issuedChildren(pack, from, to),
    ...(await broughtChildren(ctx, pack, {
      skip: Math.max(0, from - issued),
      take: Math.min(to - Math.max(from, issued), changes.in),
    })),
  ];
  const facts = places.length > 0 ? await readFacts(ctx.db, places) : [];
  return {
    items: await present(ctx, book, { pack, facts, from }),
    total: issued + changes.in,
    page,
    page_size,
    as_issued: issued - changes.out,
    moved_in: changes.in,
    moved_out: changes.out,
  };
}

const stateOf = (isHere: boolean) => (isHere ? 'as_issued' : 'moved_out');

type OnPage = { pack: CodePlace; facts: readonly CodeFacts[]; from: number };

async function present(ctx: MemberCtx, book: CodeBook, { pack, facts, from }: OnPage): Promise<InnerCode[]> {
  const issued = childCount(pack.run.tree, pack.idx);
  const here: CodeRef = { run: pack.run.id, idx: pack.idx };
  const around = facts.flatMap(({ ancestors: [parent] }) => parent ?? []);
  const own = facts.map(({ run, idx }) => ({ run: run.id, idx }));
  const nameOf = await nameCodes(ctx, book, [...own, ...around]);
  const recalls = await openRecalls(ctx);
  const scanned = await whichWereScanned(ctx, facts);
  const changes = await childChanges(ctx, facts);
  return facts.map((code, at) => {
    const { run, idx, level } = code;
    const [parent] = code.ancestors;
    const isHere = parent?.run === here.run && parent.idx === here.idx;
    const isIssued = from + at < issued;
    const { in: brought, out } = changes[at] ?? { in: 0, out: 0 };
    return {
      code: nameOf({ run: run.id, idx }).code,
      level,
      number: isIssued ? from + at + 1 : null,
      state: isIssued ? stateOf(isHere) : 'moved_in',
      now_in: isHere || parent === undefined ? null : nameOf(parent),
      holds: childCount(run.tree, idx) - out + brought,
      is_scanned: scanned.has(placeKey(run.id, idx)),
      is_recalled: isRecalled(recalls, code),
      is_withdrawn: code.withdrawnAt !== null,
    };
  });
}
