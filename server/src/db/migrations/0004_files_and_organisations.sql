-- New tables, policies and functions: short locks only, no row is rewritten. The index on names holds up who makes or
-- renames an organisation while it is built.

------------------------------------------------------------------------------- files

create table file (
  org_id           uuid not null references organisation (id),
  id               uuid not null default gen_random_uuid(),
  created_by       uuid references app_user (id),
  -- As the sender calls it; where it is stored is made of ids alone.
  name             text not null check (length(name) between 1 and 255),
  -- What it is for: 'logo', 'orgVerification' …
  kind             text not null check (length(kind) between 1 and 40),
  nature           text not null check (nature in ('private', 'public')),
  mime_type        text not null check (length(mime_type) between 1 and 100),
  extension        text not null check (length(extension) <= 5),
  -- As it was said before sending: exact, or in whole KB and found out by the check.
  bytes            bigint not null check (bytes > 0),
  is_exact         boolean not null,
  md5              bytea not null check (length(md5) = 16),
  sha256           bytea check (length(sha256) = 32),
  state            text not null default 'waiting' check (state in ('waiting', 'checking', 'ready', 'refused')),
  refusal          text check (refusal in
    ('missing', 'wrong_size', 'wrong_hash', 'wrong_type', 'too_big', 'broken', 'active', 'infected')),
  -- The copy that pages show, when it differs from what was sent.
  shown_mime_type  text check (length(shown_mime_type) between 1 and 100),
  has_thumbnail    boolean not null default false,
  created_at       timestamptz not null default now(),
  checked_at       timestamptz,
  primary key (org_id, id),
  check ((state = 'refused') = (refusal is not null)),
  check ((state in ('ready', 'refused')) = (checked_at is not null))
);
create index file_waiting on file (created_at) where state in ('waiting', 'refused');

------------------------------------------------------------------------------- what an organisation tells about itself

create table organisation_details (
  org_id        uuid primary key references organisation (id),
  business      jsonb not null default '{}',
  verification  jsonb not null default '{}',
  additional    jsonb not null default '{}',
  changed_at    timestamptz not null default now()
);

-- Which files the certificates are, so that no other organisation's file can be named.
create table organisation_certificate (
  org_id   uuid not null references organisation (id),
  file_id  uuid not null,
  primary key (org_id, file_id),
  foreign key (org_id, file_id) references file (org_id, id)
);

-- Ownership on its way from one person to another; one open offer at a time.
create table ownership_offer (
  org_id        uuid not null references organisation (id),
  id            uuid not null default gen_random_uuid(),
  from_user_id  uuid not null,
  to_user_id    uuid not null,
  created_at    timestamptz not null default now(),
  expires_at    timestamptz not null,
  answered_at   timestamptz,
  outcome       text check (outcome in ('accepted', 'declined', 'withdrawn', 'ended')),
  primary key (org_id, id),
  foreign key (org_id, from_user_id) references membership (org_id, user_id) on delete cascade,
  foreign key (org_id, to_user_id) references membership (org_id, user_id) on delete cascade,
  check (from_user_id <> to_user_id),
  check ((outcome is null) = (answered_at is null))
);
create unique index ownership_offer_one_open on ownership_offer (org_id) where outcome is null;
create index ownership_offer_to on ownership_offer (to_user_id) where outcome is null;

create table subdomain (
  org_id       uuid not null references organisation (id),
  id           uuid not null default gen_random_uuid(),
  name         text not null check (name ~ '^[a-z0-9][a-z0-9-]{1,38}[a-z0-9]$'),
  -- The name as the eye reads it: two names that look alike have the same one.
  look         text not null check (length(look) between 1 and 40),
  created_at   timestamptz not null default now(),
  -- Packs with a dropped name are still about, so for a while nobody else can have it.
  released_at  timestamptz,
  primary key (org_id, id)
);
-- Over all organisations: a name belongs to one of them.
create unique index subdomain_one_per_name on subdomain (name);
create unique index subdomain_one_per_look on subdomain (look);
create index subdomain_released on subdomain (released_at) where released_at is not null;

-- Part of a name is looked for among all organisations. The extension is a trusted one: who owns the database may add it.
create extension if not exists pg_trgm;
create index organisation_by_part_of_name on organisation using gin (name gin_trgm_ops)
  where is_findable and closed_at is null and suspended_at is null;

------------------------------------------------------------------------------- an organisation has an owner

-- At the end of any transaction an organisation that is not closed has an active owner, whatever the code did.
create function require_owner() returns trigger language plpgsql as $$
declare
  org uuid := old.org_id;
  entered text := current_setting('app.org_id', true);
begin
  -- It runs at the end, when the transaction may have left the organisation already.
  perform set_config('app.org_id', org::text, true);
  -- Transactions that take owners away wait for each other here: two that each count the other's owner would leave none.
  perform from organisation where id = org and closed_at is null for no key update;
  if found and not exists (
    select from role_assignment held
    join role on role.org_id = held.org_id and role.id = held.role_id and role.built_in = 'owner'
    join membership on membership.org_id = held.org_id and membership.user_id = held.user_id
    where held.org_id = org and membership.status = 'active')
  then
    raise exception 'an organisation needs an owner' using errcode = 'check_violation', constraint = 'require_owner';
  end if;
  perform set_config('app.org_id', coalesce(entered, ''), true);
  return null;
end $$;
create constraint trigger require_owner after update or delete on role_assignment
  deferrable initially deferred for each row execute function require_owner();
create constraint trigger require_owner after update or delete on membership
  deferrable initially deferred for each row execute function require_owner();

------------------------------------------------------------------------------- row security

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['file', 'organisation_details', 'organisation_certificate', 'ownership_offer',
    'subdomain']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select app_org())) '
      'with check (org_id = (select app_org()))', tenant_table);
  end loop;
end $$;

-- What a person may see across organisations: files they sent, organisations offered to them, how many products theirs have.
create policy own on file for select
  using ((select app_org()) is null and created_by = (select app_user()));
create policy own on ownership_offer for select
  using ((select app_org()) is null and to_user_id = (select app_user()));
-- Not for the role of scans, which reads products too and may not look into memberships.
create policy own on product for select to app_rw
  using ((select app_org()) is null and exists (
    select from membership
    where membership.org_id = product.org_id and membership.user_id = (select app_user())
      and membership.status = 'active'));
-- The worker forgets what nobody needs any more: files that never came or were refused, names whose time is up.
create policy sweep on file for all to app_worker
  using (state in ('waiting', 'refused') and created_at < now() - interval '1 day');
create policy sweep on subdomain for all to app_worker
  using (released_at < now() - interval '180 days');

-- Whose subdomain a name is, for scans on it; and whether a name is gone. Both look over all organisations.
create function subdomain_owner(wanted text) returns uuid language sql stable security definer
  set search_path = pg_catalog, public, pg_temp
  return (select org_id from public.subdomain where name = wanted and released_at is null);
create function subdomain_is_taken(wanted_name text, wanted_look text, by_other_than uuid) returns boolean
  language sql stable security definer set search_path = pg_catalog, public, pg_temp
  return exists (select from public.subdomain
    where (name = wanted_name or look = wanted_look) and (released_at is null or org_id <> by_other_than));
create policy resolve on subdomain for select to code_resolver using (true);
grant create on schema public to code_resolver;
grant select on subdomain to code_resolver;
alter function subdomain_owner owner to code_resolver;
alter function subdomain_is_taken owner to code_resolver;
revoke create on schema public from code_resolver;
revoke all on function subdomain_owner, subdomain_is_taken from public;

------------------------------------------------------------------------------- grants

grant select, insert, update, delete on file, organisation_details, organisation_certificate, ownership_offer, subdomain
  to app_rw;
grant execute on function subdomain_owner to app_scan, app_rw;
grant execute on function subdomain_is_taken to app_rw;
