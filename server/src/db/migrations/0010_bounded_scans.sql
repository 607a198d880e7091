-- Locks: recall against writes while its index is built (an organisation has few open ones); scan_codes is replaced in a moment.

-- The newest first, so that a scan stops reading after as many as it may answer with.
create index recall_newest_open on recall (org_id, created_at desc, id) where lifted_at is null and not mock;
drop index recall_open;

-- As before, and now bounded: at most 200 recalls of one organisation, the newest first, whatever is in the table. Nobody can
-- open more than that (server/src/features/recalls/recall-limits.ts), so none is lost; scans of several organisations share
-- one call of this function, and what one of them stores must not slow the others. The recall of a single code is only told
-- when it is about one of the codes or a pack around it.
create or replace function scan_codes(places bigint[], orgs uuid[], runs bigint[], things uuid[]) returns table (
  kind "char", run_id bigint, idx integer,
  product_id uuid, batch_id uuid, level_name text, height smallint, moved boolean, parent_run_id bigint,
  parent_idx integer, parent_places bigint[], carried uuid[], withdrawn_at timestamptz, replaced_at timestamptz,
  recall_id uuid, scope text, window_from timestamptz, window_to timestamptz,
  reason text, hazard text, what_to_do text, contact text, recalled_at timestamptz
) language plpgsql stable security definer
  set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
begin
  return query
  with recursive touched as (
    select s.run_id, s.idx, s.product_id, s.batch_id, s.level_name, s.height, s.moved_at is not null as moved,
      s.parent_run_id, s.parent_idx, s.parent_places, s.carried, s.withdrawn_at, s.replaced_at
    from public.code_state s where s.place = any (places)
    union
    select s.run_id, s.idx, s.product_id, s.batch_id, s.level_name, s.height, s.moved_at is not null,
      s.parent_run_id, s.parent_idx, s.parent_places, s.carried, s.withdrawn_at, s.replaced_at
    from touched t join public.code_state s on s.place = any (t.parent_places)
  )
  select 's'::"char", t.*,
    null::uuid, null, null::timestamptz, null::timestamptz, null, null, null, null, null::timestamptz
  from touched t
  union all
  select 'r', r.run_id, r.idx, r.product_id, r.batch_id, null, null, null, null, null, null, null, null,
    null, r.id, r.scope, r.window_from, r.window_to, r.reason, r.hazard, r.what_to_do, r.contact, r.created_at
  from unnest(orgs) as o(id) cross join lateral (
    select * from public.recall r
    where r.org_id = o.id and r.lifted_at is null and not r.mock
      and ((r.scope = 'run' and r.run_id = any (runs))
        -- What hands did may bring a code under recalls of other packs, products and batches.
        or (r.scope = 'code' and r.run_id * 16777216 + r.idx
          = any (places || array(select unnest(t.parent_places) from touched t)))
        or r.id = any (array(select unnest(t.carried) from touched t))
        or r.product_id = any (things || array(select t.product_id from touched t where t.product_id is not null))
        or r.batch_id = any (things || array(select t.batch_id from touched t where t.batch_id is not null)))
    order by r.created_at desc, r.id
    limit 200
  ) r;
end $$;
