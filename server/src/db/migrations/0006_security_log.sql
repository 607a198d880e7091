-- A new table only: takes no lock on existing rows.
-- What concerns the safety of accounts: who signed in from where, what failed, what was changed, what an operator did.
-- Part of the register, as most of it happens outside any organisation; row security says who may read which of it.

create table security_event (
  id               bigint generated always as identity primary key,
  at               timestamptz not null default now(),
  kind             text not null check (length(kind) between 1 and 60),
  -- Whose account it is about; null when the address that was tried has none. No foreign key: the record outlives the account.
  user_id          uuid,
  -- Where it happened, when that was in an organisation.
  organisation_id  uuid,
  session_id       uuid,
  -- What nameless callers are counted by: an IPv4 address, or the /56 of an IPv6 one.
  network          text check (length(network) between 1 and 60),
  device           text check (length(device) <= 200),
  -- The role that was given, the file, the code: what it was about beside the person.
  subject_id       text check (length(subject_id) between 1 and 100),
  -- The pattern of the route that was refused, the name of what was given.
  detail           text check (length(detail) between 1 and 200),
  -- Who of those who run the platform did it, and why.
  operator         text check (length(operator) between 1 and 120),
  reason           text check (length(reason) between 1 and 500)
);
create index security_event_of_user on security_event (user_id, at desc) where user_id is not null;
create index security_event_in_organisation on security_event (organisation_id, at desc) where organisation_id is not null;
create index security_event_by_time on security_event (at);

-- Kept for 12 months as it was written, even by the owner of the table; then it can be erased and nothing else.
create function refuse_change_within_a_year() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '12 months' then
    return old;
  end if;
  raise exception '% is append-only for 12 months', tg_table_name using errcode = 'restrict_violation';
end $$;
create trigger append_only before update or delete on security_event
  for each row execute function refuse_change_within_a_year();
create trigger append_only_all before truncate on security_event
  for each statement execute function refuse_change();

alter table security_event enable row level security;
alter table security_event force row level security;
create policy add on security_event for insert with check (true);
-- A person sees their own outside any organisation.
create policy own on security_event for select
  using ((select app_org()) is null and user_id = (select app_user()));
-- Inside an organisation: what happened there, and what concerns the accounts of its people since they belong to it, while
-- they do: whoever is suspended cannot leave by themselves, and is not to be watched for ever.
create policy people on security_event for select
  using (organisation_id = (select app_org()) or ((select app_org()) is not null and organisation_id is null and exists (
    select from membership
    where membership.org_id = (select app_org()) and membership.user_id = security_event.user_id
      and membership.status = 'active' and membership.created_at <= security_event.at)));
-- The worker sees and erases what is due.
create policy sweep on security_event for all to app_worker
  using (at < now() - interval '12 months');

grant select, insert on security_event to app_rw;
grant delete on security_event to app_worker;
