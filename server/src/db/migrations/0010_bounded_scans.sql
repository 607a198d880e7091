-- Locks: recall against writes while its index is built (an organisation has few open ones); scan_codes is replaced in a moment.

-- Of each target the newest first, so that a scan stops reading after as many as it may answer with. No two targets share an
-- id: those of runs count up for everybody, the others are random.
create index recall_open_of_code on recall (run_id, coalesce(idx, -1), created_at desc, id)
  where lifted_at is null and not mock;
create index recall_open_of_thing on recall (coalesce(product_id, batch_id), created_at desc, id)
  where lifted_at is null and not mock and scope in ('product', 'batch');
create index recall_open_of_window on recall (product_id, created_at desc, id) include (window_from, window_to)
  where lifted_at is null and not mock and scope = 'window';
drop index recall_open;

-- As before, and now bounded by what was asked, whatever is in the table: of one code, run, batch or product the newest 5, of
-- the windows of a product the newest 5 that a run was issued in, and the newest 200 that a code carries. Nobody can open more
-- (server/src/features/recalls/recall-limits.ts), and of more that are there from before none hides one of another target.
-- Scans of several organisations share one call of this function, and what one of them stores must not slow the others.
create or replace function scan_codes(places bigint[], orgs uuid[], runs bigint[], things uuid[]) returns table (
  kind "char", run_id bigint, idx integer,
  product_id uuid, batch_id uuid, level_name text, height smallint, moved boolean, parent_run_id bigint,
  parent_idx integer, parent_places bigint[], carried uuid[], withdrawn_at timestamptz, replaced_at timestamptz,
  recall_id uuid, scope text, window_from timestamptz, window_to timestamptz,
  reason text, hazard text, what_to_do text, contact text, recalled_at timestamptz
) language plpgsql stable security definer
  set search_path = pg_catalog, public, pg_temp
  -- A plan from when the table was small would read all of it for every target.
  set enable_seqscan = off
  -- Planning it anew would take longer than running it.
  set plan_cache_mode = force_generic_plan
as $$
#variable_conflict use_column
begin
  return query
  with recursive touched as (
    select s.org_id, s.run_id, s.idx, s.product_id, s.batch_id, s.level_name, s.height, s.moved_at is not null as moved,
      s.parent_run_id, s.parent_idx, s.parent_places, s.carried, s.withdrawn_at, s.replaced_at
    from public.code_state s where s.place = any (places)
    union
    select s.org_id, s.run_id, s.idx, s.product_id, s.batch_id, s.level_name, s.height, s.moved_at is not null,
      s.parent_run_id, s.parent_idx, s.parent_places, s.carried, s.withdrawn_at, s.replaced_at
    from touched t join public.code_state s on s.place = any (t.parent_places)
  ),
  -- What hands did may bring a code under recalls of other packs, products and batches.
  packs as (
    select unnest(places) as place union select unnest(t.parent_places) from touched t
  ),
  found as (
    select r.org_id, r.id from (
      select place / 16777216 as run, (place % 16777216)::integer as number from packs union all select unnest(runs), -1
    ) target cross join lateral (
      select r.org_id, r.id from public.recall r
      where r.run_id = target.run and coalesce(r.idx, -1) = target.number and r.lifted_at is null and not r.mock
      order by r.created_at desc, r.id limit 5
    ) r
    union
    select r.org_id, r.id from (
      select unnest(things) as thing union select t.product_id from touched t union select t.batch_id from touched t
    ) target cross join lateral (
      select r.org_id, r.id from public.recall r
      where coalesce(r.product_id, r.batch_id) = target.thing and r.scope in ('product', 'batch')
        and r.lifted_at is null and not r.mock
      order by r.created_at desc, r.id limit 5
    ) r
    union
    select r.org_id, r.id from (
      select run.product_id, run.created_at from public.code_run run where run.id = any (runs)
      union
      select t.product_id, run.created_at from touched t join public.code_run run on run.id = t.run_id
    ) issued cross join lateral (
      select r.org_id, r.id from public.recall r
      where r.product_id = issued.product_id and r.window_from <= issued.created_at and issued.created_at < r.window_to
        and r.scope = 'window' and r.lifted_at is null and not r.mock
      order by r.created_at desc, r.id limit 5
    ) r
    union
    select r.org_id, r.id from touched t cross join lateral (
      select r.org_id, r.id from public.recall r
      where r.org_id = t.org_id and r.id = any (t.carried) and r.lifted_at is null and not r.mock
      order by r.created_at desc, r.id limit 200
    ) r
  )
  select 's'::"char", t.run_id, t.idx, t.product_id, t.batch_id, t.level_name, t.height, t.moved, t.parent_run_id,
    t.parent_idx, t.parent_places, t.carried, t.withdrawn_at, t.replaced_at,
    null::uuid, null, null::timestamptz, null::timestamptz, null, null, null, null, null::timestamptz
  from touched t
  union all
  select 'r', r.run_id, r.idx, r.product_id, r.batch_id, null, null, null, null, null, null, null, null,
    null, r.id, r.scope, r.window_from, r.window_to, r.reason, r.hazard, r.what_to_do, r.contact, r.created_at
  from found join public.recall r using (org_id, id) where r.org_id = any (orgs);
end $$;
