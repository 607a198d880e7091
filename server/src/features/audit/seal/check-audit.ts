import { z } from 'zod';
import type { OperatorCtx } from '../../../operator/command.ts';
import { checkChain, hasSeal } from './check-chain.ts';

const Asked = z.union([
  z.tuple([]),
  z.tuple([z.uuid()]),
  z.tuple([z.uuid(), z.coerce.number().int().positive(), z.string().regex(/^[0-9a-f]{64}$/)]),
]);

const PAGE = 500;
const LEAST_ID = '00000000-0000-0000-0000-000000000000';

async function* organisations({ register }: OperatorCtx, wanted: string | undefined): AsyncGenerator<string> {
  let last = LEAST_ID;
  for (;;) {
    const from = last;
    const rows = await register((db) => {
      const page = db
        .selectFrom('organisation')
        .select('id')
        .where('id', '>', from)
        .orderBy('id')
        .limit(PAGE);
      return (wanted === undefined ? page : page.where('id', '=', wanted)).execute();
    });
    for (const { id } of rows) yield id;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

type Known = { position: number; hash: string };

/** What is wrong in one organisation; returns how many entries it has. */
async function* faultsIn(
  inOrg: OperatorCtx['inOrg'],
  orgId: string,
  known: Known | undefined,
): AsyncGenerator<string, number> {
  const entries = yield* checkChain(inOrg, orgId);
  if (known && !(await inOrg(orgId, (db) => hasSeal(db, orgId, known))))
    yield `position ${known.position}  has another hash: it was rewritten or removed, or something before it`;
  return entries;
}

/** Looks for what was done to the audit log behind its back, of one organisation or of all. */
export async function* checkAudit(ctx: OperatorCtx, args: readonly string[]): AsyncGenerator<string> {
  const asked = Asked.safeParse(args);
  if (!asked.success)
    throw new Error('give nothing, the id of an organisation, or its id and the position and hash of a seal');
  const [wanted, position, hash] = asked.data;
  const known = position !== undefined && hash !== undefined ? { position, hash } : undefined;
  const sum = { organisations: 0, entries: 0, faults: 0 };
  for await (const orgId of organisations(ctx, wanted)) {
    const faults = faultsIn(ctx.inOrg, orgId, known);
    let next = await faults.next();
    for (; !next.done; next = await faults.next()) {
      sum.faults += 1;
      yield `${orgId}  ${next.value}`;
    }
    sum.organisations += 1;
    sum.entries += next.value;
  }
  if (wanted !== undefined && sum.organisations === 0) throw new Error(`there is no organisation ${wanted}`);
  if (sum.faults) throw new Error(`faults in the audit log: ${sum.faults}`);
  yield `no faults (organisations: ${sum.organisations}, entries: ${sum.entries})`;
}
