-- Locks: file and notification for a moment each.

-- Open pages of whoever sent a file hear when its check is over: 'changed', whose page, and the thing that changed.
create function tell_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('person', 'changed ' || new.created_by || ' ' || tg_argv[0]);
  return null;
end $$;
create trigger tell_changed after update of state on file
  for each row when (new.state <> old.state and new.state in ('ready', 'refused') and new.created_by is not null)
  execute function tell_changed('file');

-- A new notice also says of which kind it is, so that open lists of what it is about follow.
create or replace function tell_person() returns trigger language plpgsql as $$
begin
  perform pg_notify('person', concat_ws(' ', tg_argv[0], coalesce(new.user_id, old.user_id),
    case when tg_table_name = 'notification' and tg_op = 'INSERT' then to_jsonb(new) ->> 'kind' end));
  return null;
end $$;
