import { CODE_LOG } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import { type Act, recordAct } from '../../../operator/act.ts';
import type { CodeKeys, OperatorCtx } from '../../../operator/command.ts';
import { type CodeBook, codeBookOf } from '../codes/code-book.ts';

type Run = { id: string; size: number; next: number };

const CODES_PER_BATCH = 10_000;
const CODES_PER_LINE = 1_000_000;

/** An epoch that still issues is never finished, so it cannot be written out. */
function requireOldEpoch(keys: CodeKeys, newest: number, text: string): number {
  const epoch = Number(text);
  if (!keys.some(({ id }) => id === epoch))
    throw new Error(`give an epoch of CODE_KEYS: ${keys.map(({ id }) => id).join(', ')}`);
  if (epoch === newest)
    throw new Error(`epoch ${epoch} issues the new codes: add a key first (new-code-key)`);
  return epoch;
}

/** Codes are written in order, a batch a transaction, so the first that is missing is where to go on. */
function runsOf(ctx: OperatorCtx, orgId: string, epoch: number): Promise<Run[]> {
  return ctx.inOrg(orgId, async (db) => {
    const { rows } = await sql<Run>`
      select id, size, coalesce((select max(idx) + 1 from written_code w
        where w.org_id = code_run.org_id and w.run_id = code_run.id), 0) as next
      from code_run where org_id = ${orgId} and key_epoch = ${epoch} order by id`.execute(db);
    return rows;
  });
}

async function writeBatch(ctx: OperatorCtx, orgId: string, run: Run, codes: string[]): Promise<void> {
  await ctx.inOrg(orgId, (db) =>
    sql`
      insert into written_code (org_id, run_id, idx, code)
      select ${orgId}, ${run.id}, (${run.next}::bigint + n - 1)::integer, code
      from unnest(${codes}::text[]) with ordinality as written(code, n)
      on conflict (org_id, run_id, idx) do nothing`.execute(db),
  );
}

type Epoch = { ctx: OperatorCtx; book: CodeBook; keyEpoch: number };

/** Writes what is missing of a run, and says after each batch how many codes it had. */
async function* writeRun({ ctx, book, keyEpoch }: Epoch, orgId: string, run: Run): AsyncGenerator<number> {
  for (let { next } = run; next < run.size; next += CODES_PER_BATCH) {
    const count = Math.min(CODES_PER_BATCH, run.size - next);
    const codes = book.write({ id: Number(run.id), keyEpoch }, next, count);
    await writeBatch(ctx, orgId, { ...run, next }, codes);
    yield count;
  }
}

type Asked = { keys: CodeKeys; epoch: string };

/**
 * Writes out every code of an epoch, so that its key is needed no more. It can be stopped at any time and
 * continues where it was; each start is recorded.
 */
export async function* writeCodes(
  ctx: OperatorCtx,
  { keys, epoch }: Asked,
  act: Act,
): AsyncGenerator<string> {
  const book = codeBookOf(keys);
  const keyEpoch = requireOldEpoch(keys, book.epochs[0], epoch);
  await ctx.register((db) => recordAct(db, act, { kind: CODE_LOG.written, detail: `epoch ${keyEpoch}` }));
  const total = { runs: 0, codes: 0, now: 0 };
  const organisations = await ctx.register((db) =>
    db.selectFrom('organisation').select('id').orderBy('id').execute(),
  );
  for (const { id: orgId } of organisations) {
    for (const run of await runsOf(ctx, orgId, keyEpoch)) {
      total.runs += 1;
      total.codes += run.size;
      for await (const count of writeRun({ ctx, book, keyEpoch }, orgId, run)) {
        total.now += count;
        if (total.now % CODES_PER_LINE < count) yield `${total.now} codes written`;
      }
    }
  }
  yield `epoch ${keyEpoch}: all ${total.codes} codes of ${total.runs} runs are written out, ${total.now} of them now`;
  yield 'You can now remove its key from CODE_KEYS. See docs/code-keys.md for what to do first.';
}
