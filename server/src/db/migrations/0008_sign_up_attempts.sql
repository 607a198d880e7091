-- A new table, columns that are null or have a constant default, one index of the small one_time_code made anew: short locks only.
-- Whoever registers has only claimed an address. What they chose counts once the address is confirmed, and the password
-- only in the browser that chose it; so every browser's attempt is kept apart until then, and for two days at most.

create table sign_up (
  user_id        uuid not null references app_user (id) on delete cascade,
  -- Hash of the cookie of the browser that registered.
  browser_hash   bytea not null,
  -- The network it registered from, by a name that only our key makes: one network cannot drive out the attempts of others.
  network        text not null default '' check (length(network) <= 60),
  name           text not null check (length(name) between 1 and 120),
  country        text not null default '' check (length(country) <= 60),
  address        text not null default '' check (length(address) <= 500),
  language       text not null default 'en' check (length(language) between 2 and 35),
  password_hash  text not null,
  created_at     timestamptz not null default now(),
  primary key (user_id, browser_hash)
);
create index sign_up_age on sign_up (created_at);

-- Those who wait for their code now can still sign in; their browsers have no cookie, so they choose a new password.
insert into sign_up (user_id, browser_hash, name, country, address, language, password_hash, created_at)
  select id, sha256(gen_random_uuid()::text::bytea), name, country, address, language, password_hash, created_at
  from app_user where verified_at is null and deleted_at is null and password_hash is not null;

-- Devices are known from the moment the address was confirmed.
delete from known_device using app_user
  where app_user.id = known_device.user_id and (verified_at is null or last_seen_at < verified_at);

alter table one_time_code
  -- Hash of the cookie of the browser that asked for the code; `tries_left` are its own.
  add column browser_hash bytea not null default '',
  -- All other browsers together, so that strangers cannot use up the owner's tries.
  add column other_tries_left smallint not null default 5 check (other_tries_left >= 0);
-- One for each browser that asks, so that a stranger who asks for one does not end the owner's.
drop index one_time_code_one_live;
create unique index one_time_code_one_live on one_time_code (user_id, purpose, browser_hash) where used_at is null;

-- All live codes of a person are hashed with one salt, so that a guess is hashed once however many there are.
alter table app_user add column code_salt bytea;

grant select, insert, update, delete on sign_up to app_rw;
