-- Locks: product, batch, organisation, block and recall for a moment each, recall and code_state against writes while their
-- indexes are built. An older api that still runs hears of no change any more, so it has to stop first.

-- Every process remembers what scans are answered from: makers, products, batches and open recalls. Each organisation has a
-- version that any change of these replaces in its own transaction, and every look-up reads the versions together with
-- what it looks up: what was remembered under another version is read anew. So nothing stale is ever told, whichever
-- process or machine wrote it. A version is random: a database that was restored or failed over to its standby does not
-- come to one that a process knows from before.
create table scan_version (
  -- Without a key to the organisation: to check it would wait for whoever holds the organisation and may wait for this row.
  org_id   uuid primary key,
  version  uuid not null
);
insert into scan_version (org_id, version) select id, gen_random_uuid() from organisation;

-- The argument is the column that tells whose the row is.
create function replace_scan_version() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.scan_version as v (org_id, version)
  values ((to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[0])::uuid, gen_random_uuid())
  on conflict (org_id) do update set version = excluded.version
  -- A transaction may change many rows, and replaces the version once.
  where v.xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

drop trigger tell_scan_changed on product;
drop trigger tell_scan_changed on batch;
drop trigger tell_scan_changed on organisation;
drop trigger tell_scan_changed on block;
drop function tell_scan_changed, tell_blocked;

-- When the transaction ends, so that the row is held for as long as a commit takes and no longer.
create constraint trigger replace_scan_version after update or delete on product
  deferrable initially deferred for each row execute function replace_scan_version('org_id');
create constraint trigger replace_scan_version after update or delete on batch
  deferrable initially deferred for each row execute function replace_scan_version('org_id');
create constraint trigger replace_scan_version after insert or update of name, logo_url, closed_at on organisation
  deferrable initially deferred for each row execute function replace_scan_version('id');
create constraint trigger replace_scan_version after insert or update or delete on block
  deferrable initially deferred for each row execute function replace_scan_version('organisation_id');
create constraint trigger replace_scan_version after insert or update or delete on recall
  deferrable initially deferred for each row execute function replace_scan_version('org_id');

-- A scan asks for places one by one. A hash finds each with one look, however many there are; a tree takes three or four.
drop index code_state_by_place;
create index code_state_by_place on code_state using hash (place);

-- What has happened to some codes and to the packs around them, a row a place, now and then twice the same; and of their
-- organisations those whose version is none of the known ones, a row each. `places` are the codes and the packs that
-- their runs compute around them. Both statements see the same: a stable function sees what its caller sees.
create function scan_states(places bigint[], orgs uuid[], known uuid[]) returns table (
  place bigint, product_id uuid, batch_id uuid, level_name text, height smallint, moved boolean, parent_places bigint[],
  carried uuid[], withdrawn_at timestamptz, replaced_at timestamptz, org_id uuid, version uuid
) language plpgsql stable security definer rows 100 set search_path = pg_catalog, public, pg_temp
as $$
#variable_conflict use_column
begin
  return query
  with recursive touched as (
    select s.place, s.product_id, s.batch_id, s.level_name, s.height, s.moved_at is not null as moved, s.parent_places,
      nullif(s.carried, '{}') as carried, s.withdrawn_at, s.replaced_at, 1 as step
    from unnest(places) asked join public.code_state s on s.place = asked
    union all
    -- A pack goes into a larger one only, and nothing has more than six levels.
    select s.place, s.product_id, s.batch_id, s.level_name, s.height, s.moved_at is not null, s.parent_places,
      nullif(s.carried, '{}'), s.withdrawn_at, s.replaced_at, t.step + 1
    from touched t cross join unnest(t.parent_places) around join public.code_state s on s.place = around
    where t.step < 6
  )
  select t.place, t.product_id, t.batch_id, t.level_name, t.height, t.moved, t.parent_places, t.carried, t.withdrawn_at,
    t.replaced_at, null::uuid, null::uuid
  from touched t;
  return query
  select null::bigint, null::uuid, null::uuid, null::text, null::smallint, null::boolean, null::bigint[], null::uuid[],
    null::timestamptz, null::timestamptz, v.org_id, v.version
  from public.scan_version v where v.org_id = any (orgs) and v.version <> all (known);
end $$;

-- As in 0010, with what has happened read as above.
drop function scan_codes;
create function scan_codes(places bigint[], orgs uuid[], runs bigint[], things uuid[]) returns table (
  kind "char", place bigint, product_id uuid, batch_id uuid, level_name text, height smallint, moved boolean,
  parent_places bigint[], carried uuid[], withdrawn_at timestamptz, replaced_at timestamptz,
  recall_id uuid, scope text, run_id bigint, idx integer, window_from timestamptz, window_to timestamptz,
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
  with touched as materialized (select * from public.scan_states(places, '{}', '{}')),
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
      select t.product_id, run.created_at from touched t join public.code_run run on run.id = t.place / 16777216
    ) issued cross join lateral (
      select r.org_id, r.id from public.recall r
      where r.product_id = issued.product_id and r.window_from <= issued.created_at and issued.created_at < r.window_to
        and r.scope = 'window' and r.lifted_at is null and not r.mock
      order by r.created_at desc, r.id limit 5
    ) r
    union
    select r.org_id, r.id from touched t cross join lateral (
      select r.org_id, r.id from public.recall r
      where r.org_id = any (orgs) and r.id = any (t.carried) and r.lifted_at is null and not r.mock
      order by r.created_at desc, r.id limit 200
    ) r
  )
  select 's'::"char", t.place, t.product_id, t.batch_id, t.level_name, t.height, t.moved, t.parent_places, t.carried,
    t.withdrawn_at, t.replaced_at,
    null::uuid, null, null::bigint, null::integer, null::timestamptz, null::timestamptz, null, null, null, null,
    null::timestamptz
  from touched t
  union all
  select 'r', null, r.product_id, r.batch_id, null, null, null, null, null, null, null,
    r.id, r.scope, r.run_id, r.idx, r.window_from, r.window_to, r.reason, r.hazard, r.what_to_do, r.contact, r.created_at
  -- Asked of what was found: asked of the table it would read every recall of the organisations.
  from found join public.recall r using (org_id, id) where found.org_id = any (orgs);
end $$;

-- The open recalls of one organisation, as many as asked for at most.
create index recall_open on recall (org_id) where lifted_at is null and not mock;
create function scan_recalls(org uuid, most integer) returns table (
  recall_id uuid, scope text, run_id bigint, idx integer, product_id uuid, batch_id uuid, window_from timestamptz,
  window_to timestamptz, reason text, hazard text, what_to_do text, contact text, recalled_at timestamptz
) language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query
  select r.id, r.scope, r.run_id, r.idx, r.product_id, r.batch_id, r.window_from, r.window_to, r.reason, r.hazard,
    r.what_to_do, r.contact, r.created_at
  from public.recall r where r.org_id = org and r.lifted_at is null and not r.mock limit most;
end $$;

alter table scan_version enable row level security;
alter table scan_version force row level security;
create policy tenant on scan_version using (org_id = (select app_org())) with check (org_id = (select app_org()));
create policy resolve on scan_version to code_resolver using (true) with check (true);

grant create on schema public to code_resolver;
grant select, insert, update on scan_version to code_resolver;
alter function replace_scan_version owner to code_resolver;
alter function scan_states owner to code_resolver;
alter function scan_codes owner to code_resolver;
alter function scan_recalls owner to code_resolver;
revoke create on schema public from code_resolver;
revoke all on function replace_scan_version, scan_states, scan_codes, scan_recalls from public;
grant execute on function scan_states, scan_recalls to app_scan;
grant execute on function scan_codes to app_scan, app_rw;
