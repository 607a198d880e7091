-- New tables only: takes no lock on existing rows.
-- Three kinds of tables: the platform's register (no row security, no tenant data), what a person owns
-- (policy by user), and tenant tables (org_id first in every key, row security forced).

create function app_org() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.org_id', true), '')::uuid;
create function app_user() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::uuid;

-- What was written stays as it was, even for the owner of the table.
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;

------------------------------------------------------------------------------- the register

create table app_user (
  id             uuid primary key default gen_random_uuid(),
  name           text not null check (length(name) between 1 and 120),
  email          text not null check (length(email) between 3 and 254),
  country        text not null default '' check (length(country) <= 60),
  address        text not null default '' check (length(address) <= 500),
  password_hash  text,
  verified_at    timestamptz,
  created_at     timestamptz not null default now(),
  deleted_at     timestamptz
);
create unique index app_user_one_per_email on app_user (lower(email));

create table session (
  id                uuid primary key default gen_random_uuid(),
  kind              text not null check (kind in ('user', 'guest')),
  user_id           uuid references app_user (id),
  device            text not null default '' check (length(device) <= 200),
  -- Hash of the cookie that the token is bound to; null while no browser has used it.
  binding_hash      bytea,
  created_at        timestamptz not null default now(),
  -- When the password (and second factor) was last given: what a step-up looks at.
  authenticated_at  timestamptz not null default now(),
  expires_at        timestamptz not null,
  revoked_at        timestamptz,
  check ((kind = 'guest') = (user_id is null))
);
create index session_of_user on session (user_id) where revoked_at is null;
create index session_expired on session (expires_at);

create table one_time_code (
  id          uuid primary key default gen_random_uuid(),
  user_id     uuid not null references app_user (id),
  purpose     text not null check (purpose in ('verify', 'reset')),
  code_hash   text not null,
  tries_left  smallint not null default 5 check (tries_left >= 0),
  created_at  timestamptz not null default now(),
  expires_at  timestamptz not null,
  used_at     timestamptz
);
create unique index one_time_code_one_live on one_time_code (user_id, purpose) where used_at is null;

create table authenticator (
  user_id       uuid primary key references app_user (id),
  -- Encrypted with AES-256-GCM, the user's id as associated data.
  secret        bytea not null,
  created_at    timestamptz not null default now(),
  confirmed_at  timestamptz,
  -- The last time step accepted, so that a code works once.
  last_step     bigint not null default 0
);

create table recovery_code (
  user_id    uuid not null references app_user (id),
  code_hash  bytea not null,
  used_at    timestamptz,
  primary key (user_id, code_hash)
);

create table organisation (
  id            uuid primary key default gen_random_uuid(),
  name          text not null check (length(name) between 1 and 120),
  logo_url      text check (length(logo_url) <= 2000),
  is_findable   boolean not null default true,
  suspended_at  timestamptz,
  created_at    timestamptz not null default now()
);

-- Counters of rate-limiter-flexible, in the shape that the library expects.
create table rate_limit (
  key     varchar(255) primary key,
  points  integer not null default 0,
  expire  bigint
);

------------------------------------------------------------------------------- owned by a person

create table idempotency_key (
  user_id      uuid not null references app_user (id),
  operation    text not null,
  key          text not null check (length(key) between 1 and 128),
  -- SHA-256 of what was asked, so that the same key cannot be used for something else.
  fingerprint  bytea not null,
  -- Null only inside the transaction that does the work.
  answer       jsonb,
  created_at   timestamptz not null default now(),
  primary key (user_id, operation, key)
);
create index idempotency_key_age on idempotency_key (created_at);

alter table idempotency_key enable row level security;
alter table idempotency_key force row level security;
create policy own on idempotency_key using (user_id = (select app_user())) with check (user_id = (select app_user()));
-- Keys are kept for seven days; the worker may see only those that are due to go.
create policy sweep on idempotency_key for all to app_worker using (created_at < now() - interval '7 days');

------------------------------------------------------------------------------- tenant tables

create table role (
  org_id          uuid not null references organisation (id),
  id              uuid not null default gen_random_uuid(),
  name            text not null check (length(name) between 1 and 60),
  parent_role_id  uuid,
  built_in        text check (built_in in ('owner', 'admin', 'supervisor', 'member', 'qr_operator')),
  is_public       boolean not null default false,
  permissions     text[] not null,
  created_at      timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, parent_role_id) references role (org_id, id),
  check ((parent_role_id is null) = (built_in is not distinct from 'owner'))
);
create unique index role_one_per_name on role (org_id, lower(name));
create unique index role_one_per_built_in on role (org_id, built_in) where built_in is not null;

-- Every role with every role above it and itself (depth 0): who supervises whom without recursion.
create table role_closure (
  org_id         uuid not null references organisation (id),
  ancestor_id    uuid not null,
  descendant_id  uuid not null,
  depth          smallint not null check (depth between 0 and 6),
  primary key (org_id, ancestor_id, descendant_id),
  foreign key (org_id, ancestor_id) references role (org_id, id) on delete cascade,
  foreign key (org_id, descendant_id) references role (org_id, id) on delete cascade
);
create index role_closure_upwards on role_closure (org_id, descendant_id, depth);

create table membership (
  org_id      uuid not null references organisation (id),
  user_id     uuid not null references app_user (id),
  status      text not null default 'active' check (status in ('active', 'suspended')),
  created_at  timestamptz not null default now(),
  primary key (org_id, user_id)
);
create index membership_of_user on membership (user_id);

create table product (
  org_id      uuid not null references organisation (id),
  id          uuid not null default gen_random_uuid(),
  name        text not null check (length(name) between 1 and 120),
  nature      text not null default 'static' check (length(nature) between 1 and 40),
  is_active   boolean not null default false,
  created_at  timestamptz not null default now(),
  primary key (org_id, id)
);

create table role_assignment (
  org_id      uuid not null references organisation (id),
  user_id     uuid not null,
  role_id     uuid not null,
  granted_by  uuid references app_user (id),
  granted_at  timestamptz not null default now(),
  -- Reserved for access to single products; null means the whole organisation.
  product_id  uuid,
  primary key (org_id, user_id, role_id),
  foreign key (org_id, user_id) references membership (org_id, user_id),
  foreign key (org_id, role_id) references role (org_id, id),
  foreign key (org_id, product_id) references product (org_id, id)
);
create index role_assignment_of_role on role_assignment (org_id, role_id);
create index role_assignment_of_user on role_assignment (user_id);

create table site (
  org_id      uuid not null references organisation (id),
  id          uuid not null default gen_random_uuid(),
  name        text not null check (length(name) between 1 and 120),
  kind        text not null check (kind in ('farm', 'factory', 'warehouse', 'shop', 'office', 'other')),
  address     text not null default '' check (length(address) <= 500),
  latitude    double precision check (latitude between -90 and 90),
  longitude   double precision check (longitude between -180 and 180),
  created_at  timestamptz not null default now(),
  primary key (org_id, id),
  check ((latitude is null) = (longitude is null))
);
create unique index site_one_per_name on site (org_id, lower(name));

create table batch (
  org_id      uuid not null references organisation (id),
  id          uuid not null default gen_random_uuid(),
  product_id  uuid not null,
  lot_code    text not null check (length(lot_code) between 1 and 60),
  made_on     date,
  expires_on  date,
  site_id     uuid,
  created_at  timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, product_id) references product (org_id, id),
  foreign key (org_id, site_id) references site (org_id, id),
  check (expires_on >= made_on)
);
create unique index batch_one_per_lot_code on batch (org_id, product_id, lot_code);
create index batch_of_site on batch (org_id, site_id);

create table trace_event (
  org_id       uuid not null references organisation (id),
  -- Made by the device, so that a retry is not a second event.
  id           uuid not null,
  run_id       bigint,
  code_index   integer,
  product_id   uuid,
  batch_id     uuid,
  role_id      uuid,
  form_id      uuid,
  step         text not null check (length(step) between 1 and 60),
  entries      jsonb not null default '{}',
  happened_at  timestamptz not null,
  received_at  timestamptz not null default now(),
  site_id      uuid,
  latitude     double precision check (latitude between -90 and 90),
  longitude    double precision check (longitude between -180 and 180),
  user_id      uuid references app_user (id),
  -- A correction is a new event that names the old one.
  corrects_id  uuid,
  primary key (org_id, id),
  foreign key (org_id, product_id) references product (org_id, id),
  foreign key (org_id, batch_id) references batch (org_id, id),
  foreign key (org_id, role_id) references role (org_id, id),
  foreign key (org_id, site_id) references site (org_id, id),
  foreign key (org_id, corrects_id) references trace_event (org_id, id),
  check ((run_id is null) = (code_index is null))
);
create index trace_event_of_code on trace_event (org_id, run_id, code_index, happened_at);
create index trace_event_of_site on trace_event (org_id, site_id);
create trigger append_only before update or delete on trace_event
  for each row execute function refuse_change();
create trigger append_only_all before truncate on trace_event
  for each statement execute function refuse_change();

create table audit_entry (
  org_id       uuid not null references organisation (id),
  id           bigint generated always as identity,
  at           timestamptz not null default now(),
  actor_id     uuid references app_user (id),
  session_id   uuid,
  action       text not null check (length(action) between 1 and 60),
  -- Ids only, no personal text: an erasure must not break the record.
  subject_id   uuid,
  before_hash  bytea,
  after_hash   bytea,
  request_id   text,
  primary key (org_id, id)
);
create index audit_entry_by_time on audit_entry (org_id, at);
create trigger append_only before update or delete on audit_entry
  for each row execute function refuse_change();
create trigger append_only_all before truncate on audit_entry
  for each statement execute function refuse_change();

create table notification (
  org_id          uuid not null references organisation (id),
  id              uuid not null default gen_random_uuid(),
  user_id         uuid not null references app_user (id),
  kind            text not null check (length(kind) between 1 and 60),
  subject_id      uuid,
  -- What it tells about; one notice a person, however often the job runs.
  audit_entry_id  bigint,
  created_at      timestamptz not null default now(),
  read_at         timestamptz,
  primary key (org_id, id),
  foreign key (org_id, audit_entry_id) references audit_entry (org_id, id),
  unique (org_id, user_id, audit_entry_id)
);
create index notification_of_user on notification (user_id, created_at);

------------------------------------------------------------------------------- row security

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['role', 'role_closure', 'membership', 'product', 'role_assignment', 'site',
    'batch', 'trace_event', 'audit_entry', 'notification']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select app_org())) '
      'with check (org_id = (select app_org()))', tenant_table);
  end loop;
end $$;

-- What a person may see of themselves across organisations, outside any organisation. Without the first half
-- of each condition the policies would add up inside an organisation.
create policy own on membership for select
  using ((select app_org()) is null and user_id = (select app_user()));
create policy own on role_assignment for select
  using ((select app_org()) is null and user_id = (select app_user()));
create policy own on notification for select
  using ((select app_org()) is null and user_id = (select app_user()));
create policy own on role for select
  using ((select app_org()) is null and exists (
    select from role_assignment held
    where held.org_id = role.org_id and held.role_id = role.id and held.user_id = (select app_user())));

------------------------------------------------------------------------------- grants

grant usage on schema public to app_rw;
grant select, insert, update on app_user, session, one_time_code, authenticator, organisation to app_rw;
grant delete on session, one_time_code, authenticator to app_rw;
grant select, insert, update, delete on recovery_code, rate_limit, idempotency_key to app_rw;
grant select, insert, update, delete on role, role_closure, membership, role_assignment, product, site, batch,
  notification to app_rw;
grant select, insert on trace_event, audit_entry to app_rw;
