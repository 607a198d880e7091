-- Locks file for as long as one update of it takes: a new column is filled for the files that are there.
-- What files really take in the object store, and by what means files are looked into.

-- All objects of the file together: as it was sent, the copy that pages show, the thumbnail.
alter table file add column stored_bytes bigint not null default 0 check (stored_bytes >= 0);
-- Row security is forced for the owner too.
alter table file no force row level security;
update file set stored_bytes = bytes where state = 'ready';
alter table file force row level security;

-- How many checks an organisation has ahead of it, and whether it may announce another file.
create index file_unchecked on file (org_id, state) where state in ('waiting', 'checking');

-- How the worker keeps strangers' files away from everything else, as it found out when it started.
create table file_inspection (
  only_row      boolean primary key default true check (only_row),
  isolation     text not null check (isolation in ('namespaces', 'user', 'none')),
  takes_public  boolean not null,
  found_at      timestamptz not null default now()
);
grant select on file_inspection to app_rw;
grant insert, update on file_inspection to app_worker;
