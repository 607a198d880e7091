-- New tables, and columns that are null or have a constant default: short locks only, no row is rewritten.
-- A code is computed from its run (see docs/codes.md): issuing any number of codes writes one row, and a row about a
-- single code exists only once something has happened to it.

------------------------------------------------------------------------------- what codes are for

alter table product
  -- Printed codes never die, so neither does what they stand for.
  add column deleted_at timestamptz,
  -- The run of the code that stands for the product itself; made when it is first asked for.
  add column default_run_id bigint,
  drop constraint product_nature_check,
  add constraint product_nature_check check (nature in ('static', 'dynamic'));
create index product_listed on product (org_id, created_at) where deleted_at is null;

-- How a label looks comes with the label designer; packagings and runs can already name one.
create table label (
  org_id      uuid not null references organisation (id),
  id          uuid not null default gen_random_uuid(),
  product_id  uuid not null,
  name        text not null check (length(name) between 1 and 120),
  created_at  timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, product_id) references product (org_id, id)
);

create table packaging (
  org_id        uuid not null references organisation (id),
  id            uuid not null default gen_random_uuid(),
  product_id    uuid not null,
  name          text not null check (length(name) between 1 and 120),
  type          text not null check (type in ('structure', 'blank')),
  -- {name, count, child}, as it was sent.
  structure     jsonb not null,
  print_format  text not null check (print_format in ('label', 'sheet', 'zpl')),
  role_id       uuid,
  label_id      uuid,
  created_by    uuid references app_user (id),
  created_at    timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, product_id) references product (org_id, id),
  foreign key (org_id, role_id) references role (org_id, id),
  foreign key (org_id, label_id) references label (org_id, id)
);
create index packaging_of_product on packaging (org_id, product_id, created_at);

------------------------------------------------------------------------------- runs and codes

-- Part of every code, in 36 bits.
create sequence code_run_id as bigint maxvalue 68719476735;

create table code_run (
  org_id         uuid not null references organisation (id),
  id             bigint not null default nextval('code_run_id'),
  kind           text not null check (kind in ('default', 'structure', 'blank')),
  product_id     uuid,
  packaging_id   uuid,
  batch_id       uuid,
  label_id       uuid,
  -- [{name, count}], outermost first: the packaging as it was that day.
  levels         jsonb not null check (jsonb_array_length(levels) between 1 and 6),
  packs          integer not null check (packs > 0),
  -- Far more than are issued at once, and few enough to be counted in 24 bits (see code_state.place).
  size           integer not null check (size between packs and 16777216),
  key_epoch      smallint not null,
  -- What is printed in front of its codes.
  scan_base_url  text not null check (length(scan_base_url) between 1 and 500),
  created_by     uuid references app_user (id),
  created_at     timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, product_id) references product (org_id, id),
  foreign key (org_id, packaging_id) references packaging (org_id, id),
  foreign key (org_id, batch_id) references batch (org_id, id),
  foreign key (org_id, label_id) references label (org_id, id),
  check ((kind = 'blank') = (product_id is null))
);
-- A scan knows the run and not the organisation.
create unique index code_run_by_id on code_run (id);
create index code_run_of_packaging on code_run (org_id, packaging_id, created_at);
create index code_run_of_product on code_run (org_id, product_id, created_at);
create index code_run_of_batch on code_run (org_id, batch_id) where batch_id is not null;
-- A run is what was printed: it can be added, never changed.
create trigger append_only before update or delete on code_run
  for each row execute function refuse_change();
create trigger append_only_all before truncate on code_run
  for each statement execute function refuse_change();

alter table product add foreign key (org_id, default_run_id) references code_run (org_id, id);
alter table trace_event add foreign key (org_id, run_id) references code_run (org_id, id);

-- What has happened to one code. No row: nothing but what its run says.
create table code_state (
  org_id         uuid not null references organisation (id),
  run_id         bigint not null,
  idx            integer not null check (idx between 0 and 16777215),
  -- Run and number in one: a scan asks for a code and all packs around it by a single list.
  place          bigint not null generated always as (run_id * 16777216 + idx) stored,
  -- A blank that became something.
  product_id     uuid,
  packaging_id   uuid,
  batch_id       uuid,
  level_name     text check (length(level_name) between 1 and 60),
  -- How many levels a pack of this kind has below it: it only goes into one that has more.
  height         smallint check (height between 0 and 5),
  assigned_by    uuid references app_user (id),
  assigned_at    timestamptz,
  -- Packed by hand: the parent below replaces the computed one. Without a parent it was taken out.
  moved_by       uuid references app_user (id),
  moved_at       timestamptz,
  parent_run_id  bigint,
  parent_idx     integer,
  -- The places of the parent and of the packs that its run computes around it, outermost first, itself last.
  parent_places  bigint[] check (array_length(parent_places, 1) between 1 and 6),
  -- Recalls of packs that it was taken out of: they stay on it and on what is in it until they are lifted.
  carried        uuid[] not null default '{}',
  withdrawn_by   uuid references app_user (id),
  withdrawn_at   timestamptz,
  -- A default code that was renewed.
  replaced_at    timestamptz,
  primary key (org_id, run_id, idx),
  foreign key (org_id, run_id) references code_run (org_id, id),
  foreign key (org_id, product_id) references product (org_id, id),
  foreign key (org_id, packaging_id) references packaging (org_id, id),
  foreign key (org_id, batch_id) references batch (org_id, id),
  foreign key (org_id, parent_run_id) references code_run (org_id, id),
  check ((product_id is null) = (assigned_at is null)),
  check ((product_id is null) = (packaging_id is null) and (product_id is null) = (level_name is null)
    and (product_id is null) = (height is null)),
  check ((parent_run_id is null) = (parent_idx is null) and (parent_run_id is null) = (parent_places is null)),
  check (parent_run_id is null or moved_at is not null)
);
-- A scan knows the run and not the organisation.
create unique index code_state_by_place on code_state (place);
create index code_state_by_parent on code_state (org_id, parent_run_id, parent_idx) where parent_run_id is not null;
create index code_state_of_product on code_state (org_id, product_id) where product_id is not null;
create index code_state_of_batch on code_state (org_id, batch_id) where batch_id is not null;

-- Codes of runs whose key is no longer used: written out once, read from here ever after.
create table written_code (
  org_id  uuid not null references organisation (id),
  run_id  bigint not null,
  idx     integer not null,
  code    text not null check (length(code) = 20),
  primary key (org_id, run_id, idx),
  foreign key (org_id, run_id) references code_run (org_id, id)
);
create unique index written_code_by_code on written_code (code);

------------------------------------------------------------------------------- printing work and recalls

create table work (
  org_id        uuid not null references organisation (id),
  id            uuid not null default gen_random_uuid(),
  type          text not null check (type in ('QR_PACKAGING')),
  product_id    uuid not null,
  packaging_id  uuid not null,
  label_id      uuid,
  run_id        bigint not null,
  count         integer not null check (count > 0),
  state         text not null default 'new'
    check (state in ('new', 'queued', 'rendering', 'ready', 'printed', 'failed', 'cancelled')),
  progress      integer not null default 0 check (progress between 0 and count),
  file_id       uuid,
  created_by    uuid references app_user (id),
  created_at    timestamptz not null default now(),
  printed_at    timestamptz,
  primary key (org_id, id),
  foreign key (org_id, product_id) references product (org_id, id),
  foreign key (org_id, packaging_id) references packaging (org_id, id),
  foreign key (org_id, label_id) references label (org_id, id),
  foreign key (org_id, run_id) references code_run (org_id, id),
  check ((state = 'printed') = (printed_at is not null))
);
create index work_by_time on work (org_id, created_at);

create table recall (
  org_id       uuid not null references organisation (id),
  id           uuid not null default gen_random_uuid(),
  scope        text not null check (scope in ('code', 'run', 'batch', 'product', 'window')),
  run_id       bigint,
  idx          integer,
  batch_id     uuid,
  product_id   uuid,
  window_from  timestamptz,
  window_to    timestamptz,
  -- An exercise: counted and listed, never shown to a shopper.
  mock         boolean not null default false,
  reason       text not null check (length(reason) between 1 and 500),
  hazard       text not null default '' check (length(hazard) <= 500),
  what_to_do   text not null default '' check (length(what_to_do) <= 2000),
  contact      text not null default '' check (length(contact) <= 200),
  created_by   uuid references app_user (id),
  created_at   timestamptz not null default now(),
  lifted_by    uuid references app_user (id),
  lifted_at    timestamptz,
  primary key (org_id, id),
  foreign key (org_id, run_id) references code_run (org_id, id),
  foreign key (org_id, batch_id) references batch (org_id, id),
  foreign key (org_id, product_id) references product (org_id, id),
  check (case scope
    when 'code' then run_id is not null and idx is not null
    when 'run' then run_id is not null and idx is null
    when 'batch' then batch_id is not null
    else product_id is not null end),
  check (num_nonnulls(run_id, batch_id, product_id) = 1 and (idx is null or run_id is not null)),
  check ((scope = 'window') = (window_from is not null and window_to is not null) and window_from < window_to)
);
-- What every scan asks. People open recalls by hand, so an organisation has few at a time.
create index recall_open on recall (org_id) where lifted_at is null and not mock;
create index recall_by_time on recall (org_id, created_at);

------------------------------------------------------------------------------- scans

-- One row a look at a code. The day comes from the event's own id, so a retry meets its first try whatever the hour.
create table scan_event (
  -- Its run has the key to the organisation; checking it for every event would cost a third of storing it.
  org_id       uuid not null,
  day          date not null,
  -- Made by the visitor's browser.
  id           uuid not null,
  run_id       bigint not null,
  idx          integer not null,
  received_at  timestamptz not null default now(),
  session_id   uuid,
  language     text not null default '' check (length(language) <= 35),
  device       text not null default 'other' check (device in ('phone', 'tablet', 'computer', 'other')),
  country      text check (country ~ '^[A-Z]{2}$'),
  primary key (org_id, day, id)
) partition by range (day);
-- For days that have no partition of their own yet; the worker makes those ahead of time.
create table scan_event_other_days partition of scan_event default;

-- Makes the partitions of the days from yesterday to a week from now. Run by the worker every day, as the owner.
create function make_scan_event_days() returns integer language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
declare
  made integer := 0;
  wanted date;
  partition text;
begin
  for wanted in select (now() at time zone 'UTC')::date + n from generate_series(-1, 7) as n loop
    partition := 'scan_event_' || to_char(wanted, 'YYYYMMDD');
    continue when to_regclass('public.' || partition) is not null;
    begin
      execute format('create table public.%I partition of public.scan_event for values from (%L) to (%L)',
        partition, wanted, wanted + 1);
    exception when check_violation then
      continue; -- events of that day already lie among the other days, and stay there
    end;
    execute format('alter table public.%I enable row level security', partition);
    execute format('alter table public.%I force row level security', partition);
    execute format('create policy tenant on public.%I using (org_id = (select public.app_org())) '
      'with check (org_id = (select public.app_org()))', partition);
    made := made + 1;
  end loop;
  return made;
end $$;
revoke all on function make_scan_event_days from public;
select make_scan_event_days();

------------------------------------------------------------------------------- looking a code up

-- Whose the runs of codes are. A scan does not know the organisation, so this runs above row security.
create function scan_runs(wanted bigint[]) returns setof code_run language plpgsql stable security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  return query select * from public.code_run where id = any (wanted);
end $$;

create function scan_written_codes(wanted text[]) returns table (code text, run_id bigint, idx integer)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  as $$ select code, run_id, idx from public.written_code where code = any (wanted) $$;

-- Everything that the database knows of some codes at once, a row a fact: what has happened to the codes and to the packs
-- around them ('s'), and the open recalls that might reach one of them ('r'). Which of them do is decided by the one set of
-- rules in domain/src/qr. `places` are the codes and the packs that their runs compute around them; `orgs`, `runs` and
-- `things` (products and batches) are what the codes are by their runs.
create function scan_codes(places bigint[], orgs uuid[], runs bigint[], things uuid[]) returns table (
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
  from public.recall r
  where r.org_id = any (orgs) and r.lifted_at is null and not r.mock
    and (r.run_id = any (runs) or r.product_id = any (things) or r.batch_id = any (things)
      -- What hands did may bring a code under recalls of other runs, products and batches.
      or r.run_id = any (array(select t.parent_run_id from touched t where t.parent_run_id is not null))
      or r.id = any (array(select unnest(t.carried) from touched t))
      or r.product_id = any (array(select t.product_id from touched t where t.product_id is not null))
      or r.batch_id = any (array(select t.batch_id from touched t where t.batch_id is not null)));
end $$;

------------------------------------------------------------------------------- row security

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['label', 'packaging', 'code_run', 'code_state', 'written_code', 'work', 'recall',
    'scan_event', 'scan_event_other_days']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select app_org())) '
      'with check (org_id = (select app_org()))', tenant_table);
  end loop;
end $$;

-- The functions above are owned by a role that cannot log in and may only read what a scan needs.
create policy resolve on code_run for select to code_resolver using (true);
create policy resolve on code_state for select to code_resolver using (true);
create policy resolve on written_code for select to code_resolver using (true);
create policy resolve on recall for select to code_resolver using (true);
grant usage, create on schema public to code_resolver;
grant select on code_run, code_state, written_code, recall to code_resolver;
alter function scan_runs owner to code_resolver;
alter function scan_written_codes owner to code_resolver;
alter function scan_codes owner to code_resolver;
revoke create on schema public from code_resolver;
revoke all on function scan_runs, scan_written_codes, scan_codes from public;

-- A batch of events mixes organisations.
create policy ingest on scan_event for insert to app_ingest with check (true);

------------------------------------------------------------------------------- telling other processes

-- Pages are built from products, batches and makers that each process remembers; the key is enough to forget one.
create function tell_scan_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('scan_changed', concat_ws(' ', tg_table_name, to_jsonb(new) ->> 'org_id', new.id));
  return null;
end $$;
create trigger tell_scan_changed after update on product for each row execute function tell_scan_changed();
create trigger tell_scan_changed after update on batch for each row execute function tell_scan_changed();
create trigger tell_scan_changed after update on organisation for each row execute function tell_scan_changed();

------------------------------------------------------------------------------- grants

grant usage on schema public to app_scan, app_ingest;
grant usage on sequence code_run_id to app_rw;
grant select, insert, update, delete on label, packaging to app_rw;
grant select, insert on code_run, written_code to app_rw;
grant select, insert, update on code_state, work, recall to app_rw;
grant select on scan_event to app_rw;
grant execute on function make_scan_event_days to app_worker;
grant execute on function scan_runs, scan_written_codes, scan_codes to app_scan, app_rw;
grant select (id, name, logo_url, closed_at) on organisation to app_scan;
grant select on product, batch to app_scan;
grant insert on scan_event to app_ingest;
