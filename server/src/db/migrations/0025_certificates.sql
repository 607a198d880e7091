-- New tables and policies; locks file, product and organisation for a moment each, as tables that refer to them are made.

-- Who certifies: a laboratory, an inspection body. That we have checked one is set by operators and by no one else.
create table certificate_provider (
  org_id      uuid not null references organisation (id),
  id          uuid not null default gen_random_uuid(),
  name        text not null check (length(name) between 1 and 120),
  -- What shows who they are, e.g. their accreditation.
  file_id     uuid,
  checked_at  timestamptz,
  created_at  timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, file_id) references file (org_id, id)
);
create unique index certificate_provider_one_per_name on certificate_provider (org_id, lower(name));
create index certificate_provider_by_name on certificate_provider (org_id, name, id);
create index certificate_provider_by_time on certificate_provider (org_id, created_at, id);
create index certificate_provider_of_file on certificate_provider (org_id, file_id);

-- What was certified. Of the whole organisation, or of one product.
create table certificate (
  org_id          uuid not null references organisation (id),
  id              uuid not null default gen_random_uuid(),
  product_id      uuid,
  provider_id     uuid not null,
  title           text not null check (length(title) between 1 and 120),
  number          text not null default '' check (length(number) <= 60),
  valid_from      date,
  -- Its last day; none for one that does not end.
  valid_to        date,
  file_id         uuid,
  created_at      timestamptz not null default now(),
  -- The last reminder that went out, or was not needed, by how many days before the end it is sent.
  reminded_days   smallint check (reminded_days > 0),
  searched        text not null generated always as (lower(title || E'\n' || number)) stored,
  primary key (org_id, id),
  foreign key (org_id, product_id) references product (org_id, id),
  foreign key (org_id, provider_id) references certificate_provider (org_id, id),
  foreign key (org_id, file_id) references file (org_id, id),
  check (valid_from <= valid_to)
);
create index certificate_by_title on certificate (org_id, title, id);
create index certificate_by_end on certificate (org_id, valid_to, id);
create index certificate_by_time on certificate (org_id, created_at, id);
create index certificate_of_product on certificate (org_id, product_id);
create index certificate_of_provider on certificate (org_id, provider_id);
create index certificate_of_file on certificate (org_id, file_id);
-- For the round that looks at all of them.
create index certificate_ending on certificate (valid_to);

-- Shoppers see at once what was changed. A new certificate is named nowhere yet, and a new provider has none.
create constraint trigger replace_scan_version
  after delete or update of product_id, provider_id, title, number, valid_from, valid_to, file_id on certificate
  deferrable initially deferred for each row execute function replace_scan_version('org_id');
create constraint trigger replace_scan_version after update of name, checked_at on certificate_provider
  deferrable initially deferred for each row execute function replace_scan_version('org_id');

------------------------------------------------------------------------------- row security

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['certificate_provider', 'certificate']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select app_org())) '
      'with check (org_id = (select app_org()))', tenant_table);
    execute format('grant select, insert, update, delete on %I to app_rw', tenant_table);
  end loop;
end $$;

-- Outside any organisation people see what they were told of, while they belong to it.
create policy told on certificate for select to app_rw using ((select app_org()) is null and exists (
  select from notification join membership using (org_id, user_id)
  where notification.org_id = certificate.org_id and notification.subject_id = certificate.id
    and notification.user_id = (select app_user()) and membership.status = 'active'));
-- A provider is asked for by its id alone: members learn whose it is, and are then asked what they may.
create policy own on certificate_provider for select to app_rw using ((select app_org()) is null and exists (
  select from membership
  where membership.org_id = certificate_provider.org_id and membership.user_id = (select app_user())
    and membership.status = 'active'));
-- The clock asks about all organisations.
create policy sweep on certificate for select to app_worker
  using ((select app_org()) is null and valid_to is not null);

------------------------------------------------------------------------------- grants

grant select (org_id, id, name, checked_at) on certificate_provider to app_scan;
grant select (org_id, id, product_id, provider_id, title, number, valid_from, valid_to, file_id) on certificate to app_scan;
