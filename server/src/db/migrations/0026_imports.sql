-- Locks product and writes it anew, as what it is searched by grows, and file for a moment, as a policy of it widens; the other tables are new.

-- What the organisation calls a product in its own books: by it a file finds the product again. A deleted product gives it free.
alter table product add column reference text check (length(reference) between 1 and 60);
alter table product drop column searched;
alter table product add column searched text not null generated always as
  (lower(name || E'\n' || coalesce(reference, ''))) stored;
create unique index product_one_per_reference on product (org_id, reference) where deleted_at is null;

-- A file of products, batches or vendors. It is checked first; then all of it is stored, or nothing.
create table import (
  org_id        uuid not null references organisation (id),
  id            uuid not null default gen_random_uuid(),
  kind          text not null check (kind in ('products', 'batches', 'vendors')),
  -- Until it is read: then the file is deleted, and the rows are kept here for a while.
  file_id       uuid,
  file_name     text not null check (length(file_name) between 1 and 255),
  -- How the file is read: what parts its cells, and where each of our columns is.
  delimiter     text not null check (delimiter in (',', ';', E'\t')),
  columns       jsonb not null,
  state         text not null default 'waiting'
    check (state in ('waiting', 'checking', 'checked', 'storing', 'done', 'failed', 'dropped')),
  percent       smallint not null default 0 check (percent between 0 and 100),
  -- A worker that was killed has begun one, too. Counted anew when it is stored.
  tries         smallint not null default 0,
  rows          integer not null default 0,
  faulty        integer not null default 0,
  created       integer not null default 0,
  changed       integer not null default 0,
  unchanged     integer not null default 0,
  faults        jsonb not null default '[]',
  failure       text check (length(failure) between 1 and 40),
  requested_by  uuid references app_user (id),
  created_at    timestamptz not null default now(),
  -- Since when it waits for a worker, to be checked or to be stored.
  queued_at     timestamptz not null default now(),
  ended_at      timestamptz,
  -- What the audit log calls it.
  summary       text not null generated always as (
    file_name || ': ' || case when state = 'done'
      then created || ' added, ' || changed || ' changed, ' || unchanged || ' unchanged'
      else 'nothing stored' end) stored,
  primary key (org_id, id),
  foreign key (org_id, file_id) references file (org_id, id),
  check ((state in ('done', 'failed')) = (ended_at is not null)),
  check ((state = 'failed') = (failure is not null)),
  check (file_id is not null or state not in ('waiting', 'checking'))
);
create unique index import_one_under_way on import (org_id) where state in ('waiting', 'checking', 'storing');
create index import_by_time on import (org_id, created_at, id);
create index import_by_requester on import (requested_by) where requested_by is not null;

-- The rows of the last file that was checked; they are gone once they are stored or another file is checked.
create table import_row (
  org_id      uuid not null,
  import_id   uuid not null,
  -- As a spreadsheet numbers it.
  row_number  integer not null check (row_number > 0),
  -- The cells that are read, as they are in the file, and what they say.
  cells       jsonb not null,
  fields      jsonb not null,
  -- Mistakes of the row by itself, and those that only show beside what is stored already.
  own_faults  jsonb not null default '[]',
  met_faults  jsonb not null default '[]',
  created_at  timestamptz not null default now(),
  primary key (org_id, import_id, row_number),
  foreign key (org_id, import_id) references import (org_id, id) on delete cascade
);
create index import_row_by_time on import_row (created_at);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['import', 'import_row']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select app_org())) '
      'with check (org_id = (select app_org()))', tenant_table);
  end loop;
end $$;
create policy sweep on import for all to app_worker using (created_at < now() - interval '12 months');
create policy sweep on import_row for all to app_worker using (created_at < now() - interval '7 days');
-- The worker also forgets tables that were sent and that nobody imports.
alter policy sweep on file
  using ((state in ('waiting', 'refused') or state = 'ready' and kind = 'import') and created_at < now() - interval '1 day');
grant select, insert, update, delete on import, import_row to app_rw;
