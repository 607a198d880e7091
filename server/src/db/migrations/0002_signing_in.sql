-- Adds columns with constant defaults and new tables: takes short locks only, no row is rewritten.

alter table app_user add column language text not null default 'en' check (length(language) between 2 and 35);

alter table session drop constraint session_kind_check;
alter table session drop constraint session_check;
alter table session
  -- 'reset' is good for setting a new password and nothing else; 'handover' for opening a session in a browser.
  add constraint session_kind_check check (kind in ('user', 'guest', 'reset', 'handover')),
  add constraint session_check check ((kind = 'guest') = (user_id is null)),
  -- Set when a browser first brings token and cookie together; from then on the token alone is refused.
  add column bound_at timestamptz;

-- What a right password earns when the second factor is on: a short way back to sign in with the code.
create table login_ticket (
  ticket_hash  bytea primary key,
  user_id      uuid not null references app_user (id),
  -- Hash of the cookie set with it, so that the ticket works in one browser only.
  cookie_hash  bytea not null,
  expires_at   timestamptz not null,
  used_at      timestamptz
);
create index login_ticket_expired on login_ticket (expires_at);

-- Browsers that have signed in before keep a counter of their own, so that strangers cannot lock the owner out.
create table known_device (
  user_id      uuid not null references app_user (id),
  device_hash  bytea not null,
  last_seen_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);

-- Every mail that is to be sent. Only the worker that moves it from 'waiting' to 'sending' may send it, so that none
-- goes out twice; what it says is made when it is sent, so that no code is stored.
create table mail (
  id          uuid primary key default gen_random_uuid(),
  kind        text not null check (length(kind) between 1 and 60),
  address     text not null check (length(address) between 3 and 254),
  language    text not null default 'en' check (length(language) between 2 and 35),
  -- Ids and harmless facts that the text needs, never a secret.
  facts       jsonb not null default '{}',
  state       text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'dropped')),
  created_at  timestamptz not null default now(),
  sent_at     timestamptz
);
create index mail_age on mail (created_at);

create table contact_message (
  id          uuid primary key default gen_random_uuid(),
  name        text not null check (length(name) between 1 and 120),
  email       text not null check (length(email) between 3 and 254),
  message     text not null check (length(message) between 1 and 5000),
  created_at  timestamptz not null default now(),
  -- Set by the operator.
  answered_at timestamptz
);
create index contact_message_by_time on contact_message (created_at);

-- What a person has done, for the copy of their data; outside any organisation, as the policies of the first migration.
create policy own on audit_entry for select
  using ((select app_org()) is null and actor_id = (select app_user()));

-- A closed organisation keeps its printed codes; nobody works in it any more.
alter table organisation add column closed_at timestamptz;

grant select, insert, update, delete on login_ticket, known_device, mail to app_rw;
grant select, insert, update on contact_message to app_rw;
