import { type CodeRef, endOf } from '@qrigin/domain/qr';
import { sql } from 'kysely';
import type { OrgCtx } from '../../../db/index.ts';
import { type CodePlace, countInside, stepIn } from '../../qr/index.ts';

/** A round of checking that no one goes on with for so long is over. */
const ROUND_PAUSE = sql`interval '30 minutes'`;
/** How far back the beginning of a round is looked for. */
const ROUND_MAX = sql`interval '1 day'`;
/** So long others are told of who did something in a pack. */
const OTHERS_FOR = sql`interval '5 minutes'`;
const OTHERS_MAX = 20;

type PackNumbers = {
  when_full: string;
  /** Of a blank: what it was assigned to. */
  packaging_id: string | null;
  structure: unknown;
  inside: number;
  checked: number;
  round_began_at: Date | null;
};

/** Checks of a pack, also the beginning of a round, that no one took back. */
const isStanding = sql`not exists (select from trace_event u where u.org_id = e.org_id and u.corrects_id = e.id)`;

/** What is directly in a pack now, and how much of that was checked in this round. */
export async function packNumbers(ctx: OrgCtx, place: CodePlace): Promise<PackNumbers> {
  const { db, orgId } = ctx;
  const [run, idx] = [place.run.id, place.idx];
  const { rows } = await sql<Omit<PackNumbers, 'inside'>>`
    with looked as (
      select e.received_at, e.entries ? 'round' as is_new, lag(e.received_at) over (order by e.received_at) as earlier
      from trace_event e
      where e.org_id = ${orgId} and e.pack_run_id = ${run} and e.pack_idx = ${idx} and e.step = 'checked'
        and e.received_at > now() - ${ROUND_MAX}
    ), rounds as (
      select max(received_at) as last_at,
        max(received_at) filter (where is_new or earlier is null or received_at - earlier > ${ROUND_PAUSE}) as began_at
      from looked
    ), round as (
      select case when last_at >= now() - ${ROUND_PAUSE} then began_at end as began_at from rounds
    )
    select organisation.when_full, blank.packaging_id, blank.structure, round.began_at as round_began_at,
      (select count(distinct (e.run_id, e.code_index))
        from trace_event e left join code_state s
          on s.org_id = e.org_id and s.run_id = e.run_id and s.idx = e.code_index and s.moved_at is not null
        where e.org_id = ${orgId} and e.pack_run_id = ${run} and e.pack_idx = ${idx} and e.step = 'checked'
          and e.received_at >= round.began_at and not e.entries ? 'round' and ${isStanding}
          and case when s.moved_at is not null then s.parent_run_id = ${run} and s.parent_idx = ${idx}
            else e.run_id = ${run} and e.code_index > ${idx} and e.code_index < ${endOf(place.run.tree, idx)}
              and (e.code_index - ${idx}::integer - 1) % ${stepIn(place)}::integer = 0 end)::integer as checked
    from round cross join organisation left join lateral (
      select s.packaging_id, packaging.structure from code_state s
      join packaging on packaging.org_id = s.org_id and packaging.id = s.packaging_id
      where s.org_id = ${orgId} and s.run_id = ${run} and s.idx = ${idx}
    ) blank on true
    where organisation.id = ${orgId}`.execute(db);
  const [numbers] = rows;
  if (!numbers) throw new Error('the organisation is gone');
  return { ...numbers, inside: await countInside(ctx, place) };
}

/** Which of these codes were checked in a pack since a round began. */
export async function checkedSince(
  { db, orgId }: OrgCtx,
  pack: CodeRef,
  began: Date,
  codes: readonly CodeRef[],
): Promise<CodeRef[]> {
  const { rows } = await sql<{ run_id: string; code_index: number }>`
    select distinct e.run_id, e.code_index
    from unnest(${codes.map(({ run }) => run)}::bigint[], ${codes.map(({ idx }) => idx)}::integer[])
      as code(run_id, idx)
    join trace_event e on e.org_id = ${orgId} and e.run_id = code.run_id and e.code_index = code.idx
    where e.pack_run_id = ${pack.run} and e.pack_idx = ${pack.idx} and e.step = 'checked'
      and e.received_at >= ${began} and not e.entries ? 'round' and ${isStanding}`.execute(db);
  return rows.map(({ run_id, code_index }) => ({ run: Number(run_id), idx: code_index }));
}

/** Other people who did something with what goes into a pack or comes out of it. */
export async function othersInPack(
  { db, orgId, userId }: OrgCtx,
  { run, idx }: CodeRef,
): Promise<{ id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select person.id, person.name from app_user person where person.id in (
      select user_id from trace_event
      where org_id = ${orgId} and pack_run_id = ${run} and pack_idx = ${idx} and received_at > now() - ${OTHERS_FOR}
      union
      select user_id from trace_event
      where org_id = ${orgId} and left_run_id = ${run} and left_idx = ${idx} and received_at > now() - ${OTHERS_FOR}
    ) and person.id <> ${userId}
    order by person.name, person.id limit ${OTHERS_MAX}`.execute(db);
  return rows;
}
