import { type CodeRef, placeOf } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import type { CodeBook } from '../codes/code-book.ts';
import { codeTexts } from '../codes/write-codes.ts';
import type { Run } from '../issue/run.ts';
import { runsById } from '../issue/runs.ts';

type NamedCode = { code: string; level: string };

const keyOf = ({ run, idx }: CodeRef) => `${run} ${idx}`;

/** What blanks became: their run does not say. */
async function levelsOfBlanks(
  { db, orgId }: OrgCtx,
  blanks: readonly CodeRef[],
): Promise<Map<string, string>> {
  if (blanks.length === 0) return new Map();
  const { rows } = await sql<{ run_id: string; idx: number; level_name: string }>`
    select s.run_id, s.idx, s.level_name
    from unnest(${blanks.map(({ run }) => run)}::bigint[], ${blanks.map(({ idx }) => idx)}::integer[])
      as code(run_id, idx)
    join code_state s on s.org_id = ${orgId} and s.run_id = code.run_id and s.idx = code.idx
    where s.level_name is not null`.execute(db);
  return new Map(rows.map((row) => [keyOf({ run: Number(row.run_id), idx: row.idx }), row.level_name]));
}

function levelIn({ tree }: Run, idx: number): string {
  return tree.levels[placeOf(tree, idx).level]?.name ?? '';
}

/** What is printed for codes of the organisation, and what they are. */
export async function nameCodes(
  ctx: OrgCtx,
  book: CodeBook,
  codes: readonly CodeRef[],
): Promise<(code: CodeRef) => NamedCode> {
  const once = [...new Map(codes.map((code) => [keyOf(code), code])).values()];
  const runs = await runsById(
    ctx.db,
    ctx.orgId,
    once.map(({ run }) => run),
  );
  const places = once.flatMap(({ run: id, idx }) => {
    const run = runs.get(id);
    return run ? [{ run, idx }] : [];
  });
  const blanks = places.flatMap(({ run, idx }) => (run.kind === 'blank' ? [{ run: run.id, idx }] : []));
  const assigned = await levelsOfBlanks(ctx, blanks);
  const textOf = await codeTexts(ctx, book, places);
  const named = new Map(
    places.map(({ run, idx }) => {
      const key = keyOf({ run: run.id, idx });
      return [key, { code: textOf(run.id, idx), level: assigned.get(key) ?? levelIn(run, idx) }];
    }),
  );
  return (code) => named.get(keyOf(code)) ?? { code: '', level: '' };
}
