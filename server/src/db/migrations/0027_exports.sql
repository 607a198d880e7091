-- Locks nothing: one new table.

-- An archive of everything that an organisation has; the archive itself is in the object store.
create table export (
  org_id        uuid not null references organisation (id),
  id            uuid not null default gen_random_uuid(),
  state         text not null default 'waiting' check (state in ('waiting', 'making', 'ready', 'failed')),
  step          text check (step in ('records', 'codes', 'files', 'end')),
  percent       smallint not null default 0 check (percent between 0 and 100),
  -- A worker that was killed has begun one, too.
  tries         smallint not null default 0,
  requested_by  uuid references app_user (id),
  created_at    timestamptz not null default now(),
  bytes         bigint check (bytes >= 0),
  sha256        bytea check (length(sha256) = 32),
  ended_at      timestamptz,
  primary key (org_id, id),
  check ((state in ('ready', 'failed')) = (ended_at is not null)),
  check ((state = 'making') = (step is not null)),
  check ((state = 'ready') = (bytes is not null and sha256 is not null))
);
create unique index export_one_under_way on export (org_id) where state in ('waiting', 'making');
create index export_by_requester on export (requested_by) where requested_by is not null;

alter table export enable row level security;
alter table export force row level security;
create policy tenant on export using (org_id = (select app_org())) with check (org_id = (select app_org()));
-- The worker forgets those whose time is up, and ends those that nobody is making any more.
create policy sweep on export for all to app_worker
  using (coalesce(ended_at + interval '7 days', created_at + interval '1 day') < now());
grant select, insert, update, delete on export to app_rw;
