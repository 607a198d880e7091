-- New tables; locks details_part and product_details for a moment each, as they get triggers.

-- Those who had a hand in products. Shoppers see name, website and description where a published section names the vendor.
create table vendor (
  org_id       uuid not null references organisation (id),
  id           uuid not null default gen_random_uuid(),
  -- What the organisation calls it in its own books.
  reference    text check (length(reference) between 1 and 60),
  name         text not null check (length(name) between 1 and 120),
  email        text not null default '' check (length(email) <= 254),
  phone        text not null default '' check (length(phone) <= 40),
  address      text not null default '' check (length(address) <= 500),
  website      text not null default '' check (length(website) <= 2048),
  description  text not null default '' check (length(description) <= 1000),
  created_at   timestamptz not null default now(),
  -- A search looks at every row, and most of its time would go into making letters small.
  searched     text not null generated always as
    (lower(name || E'\n' || coalesce(reference, '') || E'\n' || email || E'\n' || address)) stored,
  primary key (org_id, id)
);
create unique index vendor_one_per_name on vendor (org_id, lower(name));
create unique index vendor_one_per_reference on vendor (org_id, reference);
-- In the orders of the list.
create index vendor_by_name on vendor (org_id, name, id);
create index vendor_by_time on vendor (org_id, created_at, id);

-- Shoppers see at once what was changed. A new vendor is named nowhere yet.
create constraint trigger replace_scan_version after delete or update of name, website, description on vendor
  deferrable initially deferred for each row execute function replace_scan_version('org_id');

-- Which products name a vendor: in a section of their draft, by its id, or in what shoppers see. Contents are JSON, in which no key
-- and, under row security, no index finds anything.
create table named_vendor (
  org_id      uuid not null references organisation (id),
  vendor_id   uuid not null,
  product_id  uuid not null,
  -- The part of the draft, or 'published'.
  place       text not null check (length(place) between 1 and 36),
  primary key (org_id, vendor_id, product_id, place),
  foreign key (org_id, vendor_id) references vendor (org_id, id) on delete cascade,
  foreign key (org_id, product_id) references product (org_id, id)
);
create index named_vendor_of_product on named_vendor (org_id, product_id, place);

-- A vendor that is deleted at the same moment is waited for, and left out. Shoppers do not see sections that are hidden.
create function name_vendors(org uuid, product uuid, place text, sections jsonb) returns void language sql as $$
  insert into named_vendor (org_id, vendor_id, product_id, place)
  select v.org_id, v.id, product, place from vendor v
  where v.org_id = org and v.id = any (
    array(select jsonb_array_elements_text(section -> 'vendor_ids')::uuid
      from jsonb_array_elements(sections) section where section ->> 'type' = 'vendor'
        and (place <> 'published' or section ->> 'is_hidden' is distinct from 'true'))
  )
  for key share;
$$;

create function name_vendors_of_part() returns trigger language plpgsql as $$
begin
  if tg_op <> 'INSERT' then
    delete from named_vendor where (org_id, product_id, place) = (old.org_id, old.product_id, old.part);
  end if;
  if tg_op <> 'DELETE' then
    perform name_vendors(new.org_id, new.product_id, new.part, jsonb_build_array(new.content));
  end if;
  return null;
end $$;
create trigger name_vendors after insert on details_part
  for each row when (new.content ->> 'type' = 'vendor') execute function name_vendors_of_part();
create trigger rename_vendors after update of content on details_part
  for each row when ('vendor' in (old.content ->> 'type', new.content ->> 'type'))
  execute function name_vendors_of_part();
create trigger forget_vendors after delete on details_part
  for each row when (old.content ->> 'type' = 'vendor') execute function name_vendors_of_part();

create function name_published_vendors() returns trigger language plpgsql as $$
begin
  delete from named_vendor where (org_id, product_id, place) = (new.org_id, new.product_id, 'published');
  perform name_vendors(new.org_id, new.product_id, 'published', v.content -> 'sections') from details_version v
  where (v.org_id, v.product_id, v.number) = (new.org_id, new.product_id, new.published_number);
  return null;
end $$;
create trigger name_vendors after update of published_number on product_details
  for each row when (new.published_number is distinct from old.published_number)
  execute function name_published_vendors();

------------------------------------------------------------------------------- row security

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['vendor', 'named_vendor']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select app_org())) '
      'with check (org_id = (select app_org()))', tenant_table);
  end loop;
end $$;

------------------------------------------------------------------------------- grants

grant select, insert, update, delete on vendor to app_rw;
grant select, insert, delete on named_vendor to app_rw;
grant select (org_id, id, name, website, description) on vendor to app_scan;
