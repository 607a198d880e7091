import type { Db } from '../../../db/index.ts';
import {
  type CodeBook,
  type CodeFacts,
  type CodePlace,
  codeTexts,
  type Run,
  readFacts,
  runsById,
} from '../../qr/index.ts';
import type { Piece } from './archive.ts';

const RUNS_AT_ONCE = 500;
const CODES_AT_ONCE = 5000;

type Of = { db: Db; orgId: string; book: CodeBook };

async function runIds({ db, orgId }: Of): Promise<number[]> {
  const rows = await db
    .selectFrom('code_run')
    .select('id')
    .where('org_id', '=', orgId)
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => Number(id));
}

async function* runsOf(of: Of): AsyncGenerator<Run> {
  const ids = await runIds(of);
  for (let at = 0; at < ids.length; at += RUNS_AT_ONCE) {
    const found = await runsById(of.db, of.orgId, ids.slice(at, at + RUNS_AT_ONCE));
    yield* [...found.values()].toSorted((a, b) => a.id - b.id);
  }
}

/** Every code of the organisation in groups, which may be of several short runs. */
async function* groupsOf(of: Of): AsyncGenerator<CodePlace[]> {
  let group: CodePlace[] = [];
  for await (const run of runsOf(of)) {
    for (let idx = 0; idx < run.size; idx += 1) {
      group.push({ run, idx });
      if (group.length < CODES_AT_ONCE) continue;
      yield group;
      group = [];
    }
  }
  if (group.length > 0) yield group;
}

function stateOf({ run, isAssigned, withdrawnAt, replacedAt }: CodeFacts): string {
  if (withdrawnAt) return 'withdrawn';
  if (replacedAt) return 'replaced';
  return run.kind === 'blank' && !isAssigned ? 'blank' : 'issued';
}

/** The packs around a code may be of other runs, if people packed it by hand. */
async function parentPlaces({ db, orgId }: Of, facts: CodeFacts[]): Promise<CodePlace[]> {
  const known = new Map(facts.map(({ run }) => [run.id, run]));
  const parents = facts.flatMap(({ ancestors: [parent] }) => (parent ? [parent] : []));
  const missing = new Set(parents.map(({ run }) => run).filter((id) => !known.has(id)));
  for (const [id, run] of await runsById(db, orgId, [...missing])) known.set(id, run);
  return parents.flatMap(({ run: id, idx }) => {
    const run = known.get(id);
    return run ? [{ run, idx }] : [];
  });
}

/** What is printed, and where it is now. A code whose key is lost has no text any more. */
async function linesOf(of: Of, places: CodePlace[]): Promise<string> {
  const facts = await readFacts(of.db, places);
  const texts = await codeTexts(of, of.book, [...places, ...(await parentPlaces(of, facts))]);
  const lines = facts.map((code) => {
    const [parent] = code.ancestors;
    return JSON.stringify({
      code: texts(code.run.id, code.idx) || null,
      run_id: code.run.id,
      index: code.idx,
      level: code.level,
      packed_in: parent ? texts(parent.run, parent.idx) || null : null,
      product_id: code.productId,
      batch_id: code.batchId,
      state: stateOf(code),
      withdrawn_at: code.withdrawnAt,
      replaced_at: code.replacedAt,
    });
  });
  return `${lines.join('\n')}\n`;
}

/** Every code that was ever issued, computed a group at a time: no list of them is stored. */
export async function* codeRows(of: Of): AsyncGenerator<Piece> {
  for await (const places of groupsOf(of)) yield { text: await linesOf(of, places), rows: places.length };
}

/** How many there are. */
export async function countCodes({ db, orgId }: Pick<Of, 'db' | 'orgId'>): Promise<number> {
  const { size } = await db
    .selectFrom('code_run')
    .select((eb) => eb.fn.sum('size').as('size'))
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return Number(size ?? 0);
}
