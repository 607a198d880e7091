-- An index of the events of days without a table of their own, which cannot be written while it is built: usually there are none.
-- Scans of one code or run are found by an index, which the days get once they are over: while events arrive it would cost
-- a quarter more processor time for each of them (docs/decisions/0057-scans-are-found-by-code.md).

-- The days that are over and have no index yet, the newest first. A day is over when no event can be stored in it any more, a day
-- after its end; the hour is for clocks that differ.
create function closed_scan_event_days() returns setof date language sql stable
  set search_path = pg_catalog, public, pg_temp as $$
  select to_date(right(child.relname, 8), 'YYYYMMDD') as day
  from pg_inherits join pg_class child on child.oid = inhrelid
  where inhparent = 'public.scan_event'::regclass and child.relname ~ '^scan_event_[0-9]{8}$'
    and to_date(right(child.relname, 8), 'YYYYMMDD') < ((now() - interval '1 hour') at time zone 'UTC')::date - 1
    and to_regclass('public.' || child.relname || '_by_code') is null
  order by day desc
$$;

-- Indexes one of these days; any other is left as it is. Run by the worker every day, as the owner.
create function index_closed_scan_event_day(closed date) returns void language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp set lock_timeout = '500ms' as $$
declare
  events text := 'scan_event_' || to_char(closed, 'YYYYMMDD');
begin
  if closed in (select public.closed_scan_event_days()) then
    -- Runs are numbered over the whole platform, so the organisation would only make it larger.
    execute format('create index %I on public.%I (run_id, idx)', events || '_by_code', events);
  end if;
end $$;
revoke all on function closed_scan_event_days, index_closed_scan_event_day from public;
grant execute on function closed_scan_event_days, index_closed_scan_event_day to app_worker;

create index scan_event_other_days_by_code on scan_event_other_days (run_id, idx);
