-- A new table, and columns with constant defaults: short locks only, no row is rewritten. The indexes on notices hold up who is
-- told something while they are built.

alter table membership
  -- Whether people who want to join may choose this person to decide.
  add column takes_requests boolean not null default true;

alter table app_user
  -- Kinds of notices that do not also come by mail.
  add column unmailed_kinds text[] not null default '{}';

-- Somebody asks to be let in; all states but pending are final. Who decided stands in the audit record.
create table join_request (
  org_id         uuid not null references organisation (id),
  id             uuid not null default gen_random_uuid(),
  user_id        uuid not null references app_user (id),
  role_id        uuid not null,
  -- Whom it was sent to; null once they have left.
  supervisor_id  uuid references app_user (id),
  state          text not null default 'pending'
    check (state in ('pending', 'approved', 'rejected', 'cancelled', 'expired')),
  created_at     timestamptz not null default now(),
  expires_at     timestamptz not null default now() + interval '30 days',
  decided_at     timestamptz,
  primary key (org_id, id),
  foreign key (org_id, role_id) references role (org_id, id) on delete cascade,
  check ((state = 'pending') = (decided_at is null))
);
create unique index join_request_one_open on join_request (org_id, user_id) where state = 'pending';
create index join_request_of_user on join_request (user_id, created_at);
create index join_request_of_role on join_request (org_id, role_id);
create index join_request_due on join_request (expires_at) where state = 'pending';

alter table join_request enable row level security;
alter table join_request force row level security;
create policy tenant on join_request using (org_id = (select app_org())) with check (org_id = (select app_org()));
create policy own on join_request for select
  using ((select app_org()) is null and user_id = (select app_user()));
-- What somebody asked for is called by its name to them, also before they belong there.
create policy asked on role for select
  using ((select app_org()) is null and exists (
    select from join_request wish
    where wish.org_id = role.org_id and wish.role_id = role.id and wish.user_id = (select app_user())));
-- The worker ends what nobody answered, and sees what it has ended.
create policy sweep on join_request for all to app_worker
  using (state in ('pending', 'expired') and expires_at <= now()) with check (state = 'expired');
grant select, insert, update, delete on join_request to app_rw;

alter table notification
  -- The product that it concerns, where there is one, so that a screen can lead there.
  add column product_id uuid,
  add foreign key (org_id, product_id) references product (org_id, id);
create index notification_unread on notification (user_id) where read_at is null;

-- Reading is marked outside any organisation: a person's notices are theirs.
create policy mark on notification for update
  using ((select app_org()) is null and user_id = (select app_user()))
  with check ((select app_org()) is null and user_id = (select app_user()));

-- With the account its notices go, also those of organisations that the person never belonged to.
create policy forget on notification for delete
  using ((select app_org()) is null and user_id = (select app_user()));

-- The role that was given, taken or asked for. No foreign key: the record outlives the role.
alter table audit_entry add column role_id uuid;

-- Outside any organisation a person sees who did what they were told about, and, while they belong there, what it is called.
create policy told on audit_entry for select to app_rw
  using ((select app_org()) is null and exists (
    select from notification
    where notification.org_id = audit_entry.org_id and notification.audit_entry_id = audit_entry.id
      and notification.user_id = (select app_user())));
do $$
declare
  told_table text;
begin
  foreach told_table in array array['role', 'site', 'join_request']
  loop
    execute format('create policy told on %1$I for select to app_rw using ((select app_org()) is null and exists ('
      'select from notification join membership using (org_id, user_id) '
      'where notification.org_id = %1$I.org_id and notification.subject_id = %1$I.id '
      'and notification.user_id = (select app_user()) and membership.status = ''active''))', told_table);
  end loop;
end $$;
create index notification_of_subject on notification (org_id, user_id, subject_id);

-- Open pages hear at once what changed for their person: 'notice' or 'access', and whose. 'ended' says that somebody may
-- no longer enter an organisation: streams of theirs are closed.
create function tell_person() returns trigger language plpgsql as $$
begin
  perform pg_notify('person', tg_argv[0] || ' ' || coalesce(new.user_id, old.user_id));
  return null;
end $$;
create function tell_holders() returns trigger language plpgsql as $$
begin
  perform pg_notify('person', 'access ' || user_id) from role_assignment
  where org_id = new.org_id and role_id = new.id;
  return null;
end $$;
create trigger tell_person after insert or update or delete on notification
  for each row execute function tell_person('notice');
create trigger tell_person after insert or update or delete on membership
  for each row execute function tell_person('access');
create trigger tell_ended after update of status on membership
  for each row when (new.status = 'suspended' and old.status <> 'suspended') execute function tell_person('ended');
create trigger tell_left after delete on membership
  for each row execute function tell_person('ended');
create trigger tell_person after insert or update or delete on role_assignment
  for each row execute function tell_person('access');
create trigger tell_holders after update of name, permissions on role
  for each row execute function tell_holders();
create trigger tell_person after insert or update on join_request
  for each row execute function tell_person('access');
