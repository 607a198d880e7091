import { type CodeRef, parentOf } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { type CodeFacts, runsById } from '../../qr/index.ts';

/** A code goes into larger packs only, so there are no more than these around it. */
const ROUNDS = 6;
/** Packs that are looked at on the way; a code that was moved more often than that is told about its latest ones. */
const PACKS_MAX = 200;
const MOVES_MAX = 1000;

type Move = { at: Date; pack: CodeRef | null; carried: readonly string[] };

/** Which packs a code was ever in, and when. */
export type PackHistory = {
  /** The code itself, and every pack that it was in at any time. */
  packs: CodeRef[];
  wasIn(pack: CodeRef, at: Date): boolean;
  /**
   * Whether it, or a pack that it was in when the recall was opened, took that along. A move is of the moment at which its call began,
   * and so of before a recall that it waited for.
   */
  tookAlong(recallId: string, openedAt: Date): boolean;
  /** When a blank became what it is. */
  assignedAt: Date | null;
};

const keyOf = ({ run, idx }: CodeRef) => `${run} ${idx}`;

type Row = {
  run_id: string;
  idx: number;
  at: Date;
  pack_run: string | null;
  pack_idx: number | null;
  carried: string[];
};

/** What hands did with these codes, in order: each move with the pack that they were in from then on. */
async function movesOf({ db, orgId }: OrgCtx, codes: readonly CodeRef[]): Promise<Map<string, Move[]>> {
  const { rows } = await sql<Row>`
    with code as (select * from unnest(${codes.map(({ run }) => run)}::bigint[], ${codes.map(({ idx }) => idx)}::integer[])
      as c(run_id, idx))
    select * from (
      select code.run_id, code.idx, e.received_at as at,
        case when e.step = 'undone' then coalesce(e.pack_run_id, c.left_run_id) else e.pack_run_id end as pack_run,
        case when e.step = 'undone' then coalesce(e.pack_idx, c.left_idx) else e.pack_idx end as pack_idx,
        '{}'::uuid[] as carried
      from code join trace_event e on e.org_id = ${orgId} and e.run_id = code.run_id and e.code_index = code.idx
      left join trace_event c on c.org_id = e.org_id and c.id = e.corrects_id
      where e.step in ('packed', 'unpacked') or (e.step = 'undone' and c.step in ('packed', 'unpacked'))
      union all
      -- The latest move, also from before there were events.
      select code.run_id, code.idx, s.moved_at, s.parent_run_id, s.parent_idx, s.carried
      from code join code_state s on s.org_id = ${orgId} and s.run_id = code.run_id and s.idx = code.idx
      where s.moved_at is not null
    ) move order by at desc limit ${MOVES_MAX}`.execute(db);
  const moves = rows.map(({ run_id, idx, at, pack_run, pack_idx, carried }) => ({
    key: keyOf({ run: Number(run_id), idx }),
    at,
    carried,
    pack: pack_run === null || pack_idx === null ? null : { run: Number(pack_run), idx: pack_idx },
  }));
  return Map.groupBy(moves, ({ key }) => key);
}

/** The pack that each of these codes was issued in. */
async function issuedIn(ctx: OrgCtx, codes: readonly CodeRef[]): Promise<Map<string, CodeRef>> {
  const ids = codes.map(({ run }) => run);
  const runs = await runsById(ctx.db, ctx.orgId, ids);
  return new Map(
    codes.flatMap((code) => {
      const tree = runs.get(code.run)?.tree;
      const pack = tree && parentOf(tree, code.idx);
      return pack === undefined ? [] : [[keyOf(code), { run: code.run, idx: pack }]];
    }),
  );
}

export async function packHistory(ctx: OrgCtx, code: CodeFacts): Promise<PackHistory> {
  const own = { run: code.run.id, idx: code.idx };
  const known = new Map<string, CodeRef>([[keyOf(own), own]]);
  const [moves, issued] = [new Map<string, Move[]>(), new Map<string, CodeRef>()];
  let round: CodeRef[] = [own];
  for (let count = 0; count < ROUNDS && round.length > 0; count += 1) {
    for (const [key, found] of await movesOf(ctx, round)) moves.set(key, found);
    for (const [key, pack] of await issuedIn(ctx, round)) issued.set(key, pack);
    const around = round.flatMap((one) => [
      ...(moves.get(keyOf(one)) ?? []).flatMap(({ pack }) => pack ?? []),
      ...[issued.get(keyOf(one))].filter((pack) => pack !== undefined),
    ]);
    const fresh = new Map(around.map((pack) => [keyOf(pack), pack]));
    round = [...fresh.values()]
      .filter((pack) => !known.has(keyOf(pack)))
      .slice(0, Math.max(0, PACKS_MAX - known.size));
    for (const pack of round) known.set(keyOf(pack), pack);
  }
  /** Moves are listed latest first. */
  const packAt = (one: CodeRef, at: Date): CodeRef | null => {
    const move = moves.get(keyOf(one))?.find((moved) => moved.at <= at);
    return move ? move.pack : (issued.get(keyOf(one)) ?? null);
  };
  /** The code itself and the packs around it, nearest first. */
  const aroundAt = (at: Date): CodeRef[] => {
    const chain: CodeRef[] = [];
    for (let one: CodeRef | null = own; one && chain.length <= ROUNDS; one = packAt(one, at)) chain.push(one);
    return chain;
  };
  return {
    packs: [...known.values()],
    wasIn: (pack, at) => aroundAt(at).some((one) => keyOf(one) === keyOf(pack)),
    tookAlong: (recallId, openedAt) =>
      aroundAt(openedAt).some((one) =>
        moves.get(keyOf(one))?.some(({ carried }) => carried.includes(recallId)),
      ),
    assignedAt: await assignedAt(ctx, own),
  };
}

async function assignedAt({ db, orgId }: OrgCtx, { run, idx }: CodeRef): Promise<Date | null> {
  const row = await db
    .selectFrom('code_state')
    .select('assigned_at')
    .where('org_id', '=', orgId)
    .where('run_id', '=', String(run))
    .where('idx', '=', idx)
    .executeTakeFirst();
  return row?.assigned_at ?? null;
}
