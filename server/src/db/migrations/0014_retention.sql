-- Foreign keys of the accounts' own tables are made anew and their rows checked, and indexes are built: writes to these tables
-- wait meanwhile, a few seconds for a million rows.

------------------------------------------------------------------------------- scans

-- Drops the oldest day of scan events that is past its 13 months and answers how many it dropped: one or none, so that the lock
-- on all scan events is short. A lock that is not to be had at once is left for later. Run by the worker every night, as the owner.
create function drop_old_scan_event_days() returns integer language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp set lock_timeout = '500ms' as $$
declare
  oldest text;
begin
  select child.relname into oldest
  from pg_inherits join pg_class child on child.oid = inhrelid
  where inhparent = 'public.scan_event'::regclass and child.relname ~ '^scan_event_[0-9]{8}$'
    and to_date(right(child.relname, 8), 'YYYYMMDD') < ((now() - interval '13 months') at time zone 'UTC')::date
  order by child.relname limit 1;
  if oldest is null then
    return 0;
  end if;
  execute format('drop table public.%I', oldest);
  return 1;
end $$;
revoke all on function drop_old_scan_event_days from public;
grant execute on function drop_old_scan_event_days to app_worker;

-- Events of days without a table of their own go row by row. The worker sees and erases what is due.
create policy sweep on scan_event for all to app_worker
  using (day < ((now() - interval '13 months') at time zone 'UTC')::date);
grant delete on scan_event to app_worker;
create index scan_event_other_days_by_day on scan_event_other_days (day);

------------------------------------------------------------------------------- accounts that were never verified

-- Whoever has proven their address may be named by what they did, and is only ever made nameless.
create function refuse_to_erase_account() returns trigger language plpgsql as $$
begin
  raise exception 'an account is erased only unverified and after 48 hours' using errcode = 'restrict_violation';
end $$;
create trigger only_unverified before delete on app_user for each row
  when (old.verified_at is not null or old.created_at > now() - interval '48 hours')
  execute function refuse_to_erase_account();
create index app_user_unverified on app_user (created_at) where verified_at is null;

-- With an account goes what is the account's own. What happened in organisations still refuses.
alter table session drop constraint session_user_id_fkey,
  add constraint session_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade;
alter table one_time_code drop constraint one_time_code_user_id_fkey,
  add constraint one_time_code_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade;
alter table authenticator drop constraint authenticator_user_id_fkey,
  add constraint authenticator_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade;
alter table recovery_code drop constraint recovery_code_user_id_fkey,
  add constraint recovery_code_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade;
alter table login_ticket drop constraint login_ticket_user_id_fkey,
  add constraint login_ticket_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade;
alter table known_device drop constraint known_device_user_id_fkey,
  add constraint known_device_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade;
alter table idempotency_key drop constraint idempotency_key_user_id_fkey,
  add constraint idempotency_key_user_id_fkey foreign key (user_id) references app_user (id) on delete cascade;

-- Erasing an account looks for its number in every table that names people; without an index it would read them all.
create index session_by_user on session (user_id) where user_id is not null;
create index one_time_code_of_user on one_time_code (user_id);
create index login_ticket_of_user on login_ticket (user_id);
create index audit_entry_by_actor on audit_entry (actor_id) where actor_id is not null;
create index trace_event_by_user on trace_event (user_id) where user_id is not null;
create index packaging_by_creator on packaging (created_by) where created_by is not null;
create index code_run_by_creator on code_run (created_by) where created_by is not null;
create index work_by_creator on work (created_by) where created_by is not null;
create index recall_by_creator on recall (created_by) where created_by is not null;
create index recall_by_lifter on recall (lifted_by) where lifted_by is not null;
create index file_by_creator on file (created_by) where created_by is not null;
create index role_assignment_by_granter on role_assignment (granted_by) where granted_by is not null;
create index join_request_of_supervisor on join_request (supervisor_id) where supervisor_id is not null;
-- A row a code and many writes: here three indexes would cost more than the keys are worth. Only members write these columns,
-- and an account of a member cannot be erased.
alter table code_state
  drop constraint code_state_assigned_by_fkey,
  drop constraint code_state_moved_by_fkey,
  drop constraint code_state_withdrawn_by_fkey;

create index one_time_code_age on one_time_code (expires_at);
create index known_device_age on known_device (last_seen_at);
create index session_of_guests on session (created_at) where kind = 'guest';

grant delete on app_user, contact_message to app_worker;

------------------------------------------------------------------------------- figures

-- How often in the last hour a file check timed out or a sign-in was locked. The api may not read such entries, only count them.
create index security_event_counted on security_event (kind, at) where kind in ('file.timed-out', 'sign-in.locked');
-- It asks for memberships, which the role that counts may not look into.
alter policy people on security_event to app_rw;
create policy count on security_event for select to code_resolver using (kind in ('file.timed-out', 'sign-in.locked'));
create function count_security_events(wanted text) returns integer language sql stable security definer
  set search_path = pg_catalog, public, pg_temp
  as $$ select count(*)::integer from public.security_event
    where kind in ('file.timed-out', 'sign-in.locked') and kind = wanted and at > now() - interval '1 hour' $$;
grant create on schema public to code_resolver;
grant select (kind, at) on security_event to code_resolver;
alter function count_security_events owner to code_resolver;
revoke create on schema public from code_resolver;
revoke all on function count_security_events from public;
grant execute on function count_security_events to app_rw;
