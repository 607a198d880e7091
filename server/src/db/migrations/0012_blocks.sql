-- A new table, policies and functions: short locks only. The index on files holds up who sends one while it is built.
-- What those who run the platform have taken down. Part of the register: it is about organisations and never theirs.

create table block (
  -- The id of the organisation or the file, or the 20 characters of the code.
  subject          text primary key check (length(subject) between 1 and 100),
  kind             text not null check (kind in ('organisation', 'code', 'file')),
  organisation_id  uuid not null references organisation (id),
  -- Also in the security log, which is erased after 12 months while a block stays.
  reason           text not null check (length(reason) between 1 and 500),
  blocked_by       text not null check (length(blocked_by) between 1 and 120),
  blocked_at       timestamptz not null default now()
);
create index block_of_organisation on block (organisation_id);

-- Every process forgets what it remembers of the organisation, its blocked codes included.
create function tell_blocked() returns trigger language plpgsql as $$
begin
  perform pg_notify('scan_changed', 'organisation ' || coalesce(new.organisation_id, old.organisation_id));
  return null;
end $$;
create trigger tell_scan_changed after insert or update or delete on block
  for each row execute function tell_blocked();

-- Whose a file is. A report of abuse names the file, so this runs above row security; only operators ask.
create function file_owner(wanted uuid) returns uuid language sql stable security definer
  set search_path = pg_catalog, public, pg_temp
  as $$ select org_id from public.file where id = wanted $$;
create index file_by_id on file (id);
create policy resolve on file for select to code_resolver using (true);
grant create on schema public to code_resolver;
grant select (org_id, id) on file to code_resolver;
alter function file_owner owner to code_resolver;
revoke create on schema public from code_resolver;
revoke all on function file_owner from public;
grant execute on function file_owner to app_worker;

-- What operators did, and why, is read by operators.
create policy operators on security_event for select to app_worker using (operator is not null);

-- Whatever serves may see that something is blocked and since when, not why; only operators change it.
grant select (subject, kind, organisation_id, blocked_at) on block to app_rw, app_scan;
grant select, insert, delete on block to app_worker;
