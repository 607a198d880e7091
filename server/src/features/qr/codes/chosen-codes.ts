import { Failure } from '@qrigin/domain/errors';
import {
  type ChosenCodes,
  CODES_PER_RANGE_MAX,
  type Code,
  codesPerLevel,
  parseCode,
  placeOf,
  REFUSED_NAMED_MAX,
  type Refusal,
  type RefusedCode,
} from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodePlace, Run } from '../issue/run.ts';
import type { CodeFacts } from '../look-up/code-facts.ts';
import { findCodes, locateCodes, readFacts } from '../look-up/find-codes.ts';
import type { CodeBook } from './code-book.ts';
import { codeOwners, nameOwners } from './code-owners.ts';
import { codeTexts } from './write-codes.ts';

type Range = { run: Run; first: number; last: number };

/** Codes that follow each other in a run. */
async function findRange(
  ctx: OrgCtx,
  book: CodeBook,
  { from, to }: { from: Code; to: Code },
): Promise<Range> {
  const [first, last] = await findCodes(ctx, book, [from, to]);
  if (!first || !last) throw new Failure('not_found');
  if (first.run.id !== last.run.id) throw new Failure('range_of_two_runs');
  if (first.idx > last.idx) throw new Failure('range_reversed');
  if (last.idx - first.idx >= CODES_PER_RANGE_MAX) throw new Failure('range_too_long');
  return { run: first.run, first: first.idx, last: last.idx };
}

/** What was typed and is no code of this organisation, as it was typed. */
type Unknown = { qr_id: string; reason: Extract<Refusal, 'not_a_code' | 'not_yours'> };

async function findListed(ctx: OrgCtx, book: CodeBook, texts: readonly string[]) {
  const read = texts.map((text) => ({ text: text.trim(), code: parseCode(text) }));
  const codes = [...new Set(read.flatMap(({ code }) => code ?? []))];
  const placed = await locateCodes(ctx, book, codes);
  const missing = new Set(codes.filter((_, at) => !placed[at]));
  const unknown = read.flatMap(({ text, code }): Unknown[] => {
    if (code === undefined) return text === '' ? [] : [{ qr_id: text, reason: 'not_a_code' }];
    // Each once, however often it was scanned.
    return missing.delete(code) ? [{ qr_id: code, reason: 'not_yours' }] : [];
  });
  const places = placed.filter((place) => place !== undefined);
  return { places: places.sort((a, b) => a.run.id - b.run.id || a.idx - b.idx), unknown };
}

/** Chosen codes, in one order for everyone: two calls with the same ones wait for each other, not for ever. */
export async function findChosen(
  ctx: OrgCtx,
  book: CodeBook,
  chosen: ChosenCodes,
): Promise<{ places: CodePlace[]; unknown: Unknown[] }> {
  if ('codes' in chosen) return findListed(ctx, book, chosen.codes);
  const { run, first, last } = await findRange(ctx, book, chosen);
  return {
    places: Array.from({ length: last - first + 1 }, (_, at) => ({ run, idx: first + at })),
    unknown: [],
  };
}

/** A range of thousands, looked at all at once, would keep scans waiting for a third of a second. */
const AT_ONCE = 500;

/** What is true of codes now, some hundred at a time. */
export async function* factsInParts(
  { db }: OrgCtx,
  places: readonly CodePlace[],
): AsyncGenerator<CodeFacts[]> {
  for (let from = 0; from < places.length; from += AT_ONCE)
    yield await readFacts(db, places.slice(from, from + AT_ONCE));
}

export type Refused = { code: CodePlace; reason: Refusal };

/** Refused codes as the answer names them, with what they belong to already. */
export async function presentRefused(
  ctx: OrgCtx,
  book: CodeBook,
  unknown: readonly Unknown[],
  refused: readonly Refused[],
): Promise<{ refused: RefusedCode[]; refused_count: number }> {
  const named = refused.slice(0, Math.max(0, REFUSED_NAMED_MAX - unknown.length));
  const codes = named.map(({ code }) => code);
  const textOf = await codeTexts(ctx, book, codes);
  const owners = await codeOwners(ctx, codes);
  return {
    refused: [
      ...unknown.map((one) => ({ ...one, belongs_to: null })),
      ...named.map(({ code, reason }, at) => ({
        qr_id: textOf(code.run.id, code.idx),
        reason,
        belongs_to: reason === 'withdrawn' ? null : (owners[at] ?? null),
      })),
    ],
    refused_count: unknown.length + refused.length,
  };
}

/** What a range holds, before anyone does something with all of it. */
export async function readRange(ctx: OrgCtx, book: CodeBook, range: { from: Code; to: Code }) {
  const { run, first, last } = await findRange(ctx, book, range);
  const { rows } = await sql<{ assigned: number; withdrawn: number }>`
    select (count(*) filter (where product_id is not null))::int as assigned,
      (count(*) filter (where withdrawn_at is not null))::int as withdrawn
    from code_state where org_id = ${ctx.orgId} and run_id = ${run.id} and idx between ${first} and ${last}`.execute(
    ctx.db,
  );
  const [issued_for] = await nameOwners(ctx, [run]);
  return {
    run_id: run.id,
    kind: run.kind,
    first: first + 1,
    last: last + 1,
    count: last - first + 1,
    levels: levelsIn(run, first, last),
    assigned: rows[0]?.assigned ?? 0,
    withdrawn: rows[0]?.withdrawn ?? 0,
    issued_for: issued_for ?? { product: null, packaging: null },
  };
}

function levelsIn({ tree }: Run, first: number, last: number) {
  const counts = codesPerLevel(tree).map(({ name }) => ({ name, count: 0 }));
  for (let idx = first; idx <= last; idx += 1) {
    const level = counts[placeOf(tree, idx).level];
    if (level) level.count += 1;
  }
  return counts.filter(({ count }) => count > 0);
}
