-- Audit entries can be neither read nor written while those that are there are put down for sealing, a few seconds for a million.
-- Everything else is new or takes a moment.
-- Every entry gets a seal: a hash of all of it and of the seal before. Whatever is changed, removed or added later, or
-- dated otherwise, then no longer fits, and `npm run operator -- check-audit` finds it.

-- The chain of each organisation, in the order of sealing: a smaller id may be committed after a larger one.
create table audit_seal (
  org_id      uuid not null references organisation (id),
  position    bigint not null check (position > 0),
  entry_id    bigint not null,
  -- When the database was given the entry, whatever date is on it.
  written_at  timestamptz not null,
  sealed_at   timestamptz not null,
  hash        bytea not null check (length(hash) = 32),
  primary key (org_id, position),
  unique (org_id, entry_id),
  foreign key (org_id, entry_id) references audit_entry (org_id, id)
);
create index audit_seal_by_time on audit_seal (sealed_at);
create trigger append_only before update or delete on audit_seal
  for each row execute function refuse_change();
create trigger append_only_all before truncate on audit_seal
  for each statement execute function refuse_change();

-- Entries that have no seal yet, so that nobody has to look for them among millions that have one.
create table audit_unsealed (
  org_id      uuid not null references organisation (id),
  entry_id    bigint not null,
  written_at  timestamptz not null,
  primary key (org_id, entry_id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['audit_seal', 'audit_unsealed']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select app_org())) '
      'with check (org_id = (select app_org()))', tenant_table);
    execute format('create policy seal on %I to code_resolver using (true) with check (true)', tenant_table);
  end loop;
end $$;
create policy seal on audit_entry for select to code_resolver using (true);

create function note_audit_entry() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp as $$
begin
  insert into public.audit_unsealed (org_id, entry_id, written_at) values (new.org_id, new.id, clock_timestamp());
  return null;
end $$;
create trigger note_unsealed after insert on audit_entry for each row execute function note_audit_entry();
-- When those of before were written, only their own date says. The migrator sees them as a member of code_resolver.
insert into audit_unsealed (org_id, entry_id, written_at) select org_id, id, at from audit_entry;

-- Never filled in.
alter table audit_entry drop column before_hash, drop column after_hash;

-- The date is the moment of writing: the beginning of a transaction could be held back. And no role that serves can choose
-- it, nor the number.
alter table audit_entry alter column at set default clock_timestamp();
revoke insert on audit_entry from app_rw;
grant insert (org_id, actor_id, session_id, action, subject_id, role_id, request_id) on audit_entry to app_rw;

------------------------------------------------------------------------------- sealing

create function with_length(part text) returns text language sql immutable parallel safe
  return length(convert_to(part, 'UTF8')) || ':' || part;

-- Seals the oldest entries of an organisation that wait, as many as asked for at most, and answers how many. None when another
-- worker is at it. The hash is over the one before and a list of texts, each with its length in bytes and a colon in front: the
-- seal's position and dates, then name and value of each column of the entry that has one, by name. So a column that is added
-- later is covered too, and changes nothing for entries without it. `seal-hash.ts` of the server makes the same.
create function seal_audit_entries(org uuid, most integer) returns integer language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp set timezone = 'UTC'
  -- A plan from when the tables were small would read all of them for every batch.
  set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  sealing timestamptz := clock_timestamp();
  place bigint;
  chained bytea;
  waiting record;
  entries bigint[] := '{}';
  written timestamptz[] := '{}';
  hashes bytea[] := '{}';
begin
  if not pg_try_advisory_xact_lock(hashtextextended('audit ' || org, 0)) then
    return 0;
  end if;
  select s.position, s.hash into place, chained from public.audit_seal s
  where s.org_id = org order by s.position desc limit 1;
  if not found then
    place := 0;
    chained := decode(repeat('00', 32), 'hex');
  end if;
  for waiting in
    select u.entry_id, u.written_at, (
      select string_agg(public.with_length(key) || public.with_length(value), '' order by key collate "C")
      from jsonb_each_text(jsonb_strip_nulls(to_jsonb(entry)))) as columns
    from public.audit_unsealed u
    -- The limit keeps the planner from going through the entries, most of which have their seal, and looking for each here.
    cross join lateral (select e from public.audit_entry e where e.org_id = u.org_id and e.id = u.entry_id limit 1) found (entry)
    where u.org_id = org order by u.entry_id limit most
  loop
    chained := sha256(chained || convert_to(
      public.with_length((place + cardinality(entries) + 1)::text) || public.with_length(to_jsonb(waiting.written_at) #>> '{}')
        || public.with_length(to_jsonb(sealing) #>> '{}') || waiting.columns, 'UTF8'));
    entries := entries || waiting.entry_id;
    written := written || waiting.written_at;
    hashes := hashes || chained;
  end loop;
  insert into public.audit_seal (org_id, position, entry_id, written_at, sealed_at, hash)
  select org, place + nth, made.entry_id, made.written_at, sealing, made.hash
  from unnest(entries, written, hashes) with ordinality as made (entry_id, written_at, hash, nth);
  delete from public.audit_unsealed where org_id = org and entry_id = any (entries);
  return cardinality(entries);
end $$;

-- Organisations with entries that wait; one step in the index for each, however many entries it has.
create function unsealed_organisations() returns setof uuid language sql stable security definer
  set search_path = pg_catalog, public, pg_temp as $$
  with recursive org (id) as (
    (select org_id from public.audit_unsealed order by org_id limit 1)
    union all
    select (select org_id from public.audit_unsealed where org_id > org.id order by org_id limit 1)
    from org where org.id is not null
  )
  select id from org where id is not null;
$$;

-- How long the oldest entry without a seal has waited.
create function audit_unsealed_seconds() returns integer language sql stable security definer
  set search_path = pg_catalog, public, pg_temp as $$
  select coalesce(extract(epoch from clock_timestamp() - min(written_at)), 0)::integer from public.audit_unsealed;
$$;

-- The newest seal of each organisation that has one since this moment. Without a moment: since an hour before the newest of all,
-- because only a worker seals, and it asks once an hour.
create function newest_audit_seals(since timestamptz) returns table (org_id uuid, "position" bigint, hash text)
  language sql stable security definer set search_path = pg_catalog, public, pg_temp as $$
  select distinct on (s.org_id) s.org_id, s.position, encode(s.hash, 'hex') from public.audit_seal s
  where s.sealed_at >= coalesce(since, (select max(sealed_at) - interval '61 minutes' from public.audit_seal))
  order by s.org_id, s.position desc;
$$;

grant create on schema public to code_resolver;
grant select on audit_entry to code_resolver;
grant select, insert on audit_seal to code_resolver;
grant select, insert, delete on audit_unsealed to code_resolver;
alter function note_audit_entry owner to code_resolver;
alter function seal_audit_entries owner to code_resolver;
alter function unsealed_organisations owner to code_resolver;
alter function audit_unsealed_seconds owner to code_resolver;
alter function newest_audit_seals owner to code_resolver;
revoke create on schema public from code_resolver;
revoke all on function note_audit_entry, seal_audit_entries, unsealed_organisations, audit_unsealed_seconds, newest_audit_seals
  from public;
grant execute on function seal_audit_entries, unsealed_organisations, newest_audit_seals to app_worker;
grant execute on function audit_unsealed_seconds to app_rw;
-- Operators read them to check; nobody who serves writes them.
grant select on audit_seal, audit_unsealed to app_worker;
