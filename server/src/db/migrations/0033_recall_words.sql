-- Locks: recall for a moment, and against writes while its index is built (an organisation has few); code_state against writes
-- while it is read for an index of few rows; the look-up functions are replaced in a moment. An older api that still runs would be answered in words that it does not know, so it has to stop first.
-- A recall says more, in several languages, and what it said before is kept; with it are what it reached when it was opened and
-- what it had come to when it ended.

alter table recall
  add column heading       text not null default '' check (length(heading) <= 120),
  -- What people get for what they bring back.
  add column remedy        text not null default '' check (length(remedy) <= 500),
  -- In which it was written, and the same in others: {hi: {heading, reason, …}}.
  add column language      text not null default 'en' check (length(language) between 2 and 35),
  add column translations  jsonb not null default '{}'
    check (jsonb_typeof(translations) = 'object' and length(translations::text) <= 40000),
  add column changed_at    timestamptz,
  add column lift_reason   text not null default '' check (length(lift_reason) <= 500),
  -- {codes, levels, packs, batches, batches_count}; null where there was too much to count while packers wait, and for those from
  -- before this was kept.
  add column opened_reach  jsonb,
  -- The report as it was in the moment of the end: counted again it would tell what became of the goods since. Null where there was
  -- too much to count.
  add column ended_sums    jsonb,
  add check (lifted_at is not null or (lift_reason = '' and ended_sums is null));
-- Whoever reads the page of a recall does not know the organisation.
create unique index recall_by_id on recall (id);

-- What was taken out of a recalled pack is affected wherever it is now. Few codes carry a recall.
create index code_state_carrying on code_state using gin (carried) where carried <> '{}';

-- What a recall said before, a row for each time that someone changed it.
create table recall_words (
  org_id        uuid not null references organisation (id),
  recall_id     uuid not null,
  -- The first words are 1.
  number        smallint not null check (number between 1 and 100),
  heading       text not null,
  reason        text not null,
  hazard        text not null,
  what_to_do    text not null,
  remedy        text not null,
  contact       text not null,
  language      text not null,
  translations  jsonb not null,
  said_from     timestamptz not null,
  said_until    timestamptz not null default now(),
  changed_by    uuid references app_user (id),
  primary key (org_id, recall_id, number),
  foreign key (org_id, recall_id) references recall (org_id, id),
  check (said_from <= said_until)
);
create index recall_words_by_changer on recall_words (changed_by) where changed_by is not null;
alter table recall_words enable row level security;
alter table recall_words force row level security;
create policy tenant on recall_words using (org_id = (select app_org())) with check (org_id = (select app_org()));
grant select, insert on recall_words to app_rw;

-- As in 0016, with all that a recall says.
drop function scan_codes;
create function scan_codes(places bigint[], orgs uuid[], runs bigint[], things uuid[]) returns table (
  kind "char", place bigint, product_id uuid, batch_id uuid, level_name text, height smallint, moved boolean,
  parent_places bigint[], carried uuid[], withdrawn_at timestamptz, replaced_at timestamptz,
  recall_id uuid, scope text, run_id bigint, idx integer, window_from timestamptz, window_to timestamptz,
  heading text, reason text, hazard text, what_to_do text, remedy text, contact text, language text, translations jsonb,
  recalled_at timestamptz, changed_at timestamptz
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
    null, null, null, null::jsonb, null::timestamptz, null::timestamptz
  from touched t
  union all
  select 'r', null, r.product_id, r.batch_id, null, null, null, null, null, null, null,
    r.id, r.scope, r.run_id, r.idx, r.window_from, r.window_to, r.heading, r.reason, r.hazard, r.what_to_do,
    r.remedy, r.contact, r.language, r.translations, r.created_at, r.changed_at
  -- Asked of what was found: asked of the table it would read every recall of the organisations.
  from found join public.recall r using (org_id, id) where found.org_id = any (orgs);
end $$;

-- The open recalls of one organisation, as many as asked for at most.
drop function scan_recalls;
create function scan_recalls(org uuid, most integer) returns table (
  recall_id uuid, scope text, run_id bigint, idx integer, product_id uuid, batch_id uuid, window_from timestamptz,
  window_to timestamptz, heading text, reason text, hazard text, what_to_do text, remedy text, contact text, language text,
  translations jsonb, recalled_at timestamptz, changed_at timestamptz
) language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query
  select r.id, r.scope, r.run_id, r.idx, r.product_id, r.batch_id, r.window_from, r.window_to, r.heading, r.reason, r.hazard,
    r.what_to_do, r.remedy, r.contact, r.language, r.translations, r.created_at, r.changed_at
  from public.recall r where r.org_id = org and r.lifted_at is null and not r.mock limit most;
end $$;

-- A recall that anyone may read, with whose it is. Its address says only its id, so this runs above row security.
create function scan_recall(wanted uuid) returns table (
  org_id uuid, recall_id uuid, scope text, run_id bigint, idx integer, product_id uuid, batch_id uuid,
  window_from timestamptz, window_to timestamptz, heading text, reason text, hazard text, what_to_do text, remedy text,
  contact text, language text, translations jsonb, recalled_at timestamptz, changed_at timestamptz, lifted_at timestamptz
) language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query
  select r.org_id, r.id, r.scope, r.run_id, r.idx, r.product_id, r.batch_id, r.window_from, r.window_to, r.heading, r.reason,
    r.hazard, r.what_to_do, r.remedy, r.contact, r.language, r.translations, r.created_at, r.changed_at, r.lifted_at
  from public.recall r where r.id = wanted and not r.mock;
end $$;

grant create on schema public to code_resolver;
alter function scan_codes owner to code_resolver;
alter function scan_recalls owner to code_resolver;
alter function scan_recall owner to code_resolver;
revoke create on schema public from code_resolver;
revoke all on function scan_codes, scan_recalls, scan_recall from public;
grant execute on function scan_recalls, scan_recall to app_scan;
grant execute on function scan_codes to app_scan, app_rw;
