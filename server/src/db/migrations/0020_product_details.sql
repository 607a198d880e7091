-- New tables; locks file for a moment, as a policy of it is narrowed and another added.

-- What a maker tells shoppers about a product. A draft is kept part by part, so that two people who write in different parts
-- never meet; what shoppers see is a version, whole and unchangeable. Contents are JSON that the domain checks on its way in.

-- One row a product that anyone has written about. Whoever writes in a draft or makes a version locks this row first.
create table product_details (
  org_id            uuid not null references organisation (id),
  product_id        uuid not null,
  -- The sections of the draft in their order; each is a part under its id.
  section_ids       uuid[] not null default '{}' check (cardinality(section_ids) <= 60),
  -- Counts every saved part of the product, so that no revision ever comes twice, not even of a section that was removed and added again.
  last_revision     integer not null default 0,
  last_number       integer not null default 0,
  -- Of all its versions together, also of those that were erased.
  made_bytes        bigint not null default 0,
  -- The version that shoppers see.
  published_number  integer check (published_number <= last_number),
  -- The version that was brought back into the draft, as long as nothing was changed since.
  restored_from     integer,
  changed_by        uuid references app_user (id),
  changed_at        timestamptz not null default now(),
  primary key (org_id, product_id),
  foreign key (org_id, product_id) references product (org_id, id)
);
create index product_details_by_changer on product_details (changed_by) where changed_by is not null;

create table details_part (
  org_id      uuid not null references organisation (id),
  product_id  uuid not null,
  -- The name of a fixed part, or the id of a section.
  part        text not null check (length(part) between 1 and 36),
  content     jsonb not null,
  -- As JSON in UTF-8, and a mark that is the same for the same content: what is asked for at every save, without the content itself.
  bytes       integer not null check (bytes > 0),
  mark        text not null check (length(mark) between 1 and 64),
  revision    integer not null check (revision > 0),
  changed_by  uuid references app_user (id),
  changed_at  timestamptz not null default now(),
  primary key (org_id, product_id, part),
  foreign key (org_id, product_id) references product_details (org_id, product_id)
);
create index details_part_by_changer on details_part (changed_by) where changed_by is not null;

-- Files are named inside the content, where no key can reach. None is needed: a file that was accepted is never removed, one that
-- was not is shown nowhere, and publishing refuses whatever is not a file of this organisation.
create table details_version (
  org_id         uuid not null references organisation (id),
  product_id     uuid not null,
  number         integer not null check (number > 0),
  content        jsonb not null,
  -- Drafts that are set aside can be larger by what they leave empty.
  bytes          integer not null check (bytes between 1 and 420000),
  -- The mark of each part and the order of sections: what a draft is compared with.
  outline        jsonb not null,
  -- False for a draft that was set aside when something else took its place; erased after 90 days.
  is_published   boolean not null,
  restored_from  integer,
  made_by        uuid references app_user (id),
  made_at        timestamptz not null default now(),
  primary key (org_id, product_id, number),
  foreign key (org_id, product_id) references product (org_id, id)
);
create index details_version_by_maker on details_version (made_by) where made_by is not null;
create index details_version_set_aside on details_version (made_at) where not is_published;

alter table product_details add foreign key (org_id, product_id, published_number)
  references details_version (org_id, product_id, number);

-- What shoppers are told changes with the version that is published, and with nothing else here.
create constraint trigger replace_scan_version after update of published_number on product_details
  deferrable initially deferred for each row
  when (new.published_number is distinct from old.published_number)
  execute function replace_scan_version('org_id');

------------------------------------------------------------------------------- row security

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['product_details', 'details_part', 'details_version']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select app_org())) '
      'with check (org_id = (select app_org()))', tenant_table);
  end loop;
end $$;

-- The worker erases drafts that were set aside, and can erase nothing that shoppers ever saw.
create policy sweep on details_version for all to app_worker
  using (not is_published and made_at < now() - interval '90 days');
-- A scan reads what was published, and of files those that anyone may see.
create policy published on details_version as restrictive for select to app_scan using (is_published);
create policy shown on file as restrictive for select to app_scan using (nature = 'public' and state = 'ready');
-- It asks who sent a file, which is none of a scan's business.
alter policy own on file to app_rw;

------------------------------------------------------------------------------- grants

grant select, insert, update on product_details to app_rw;
grant select, insert, update, delete on details_part to app_rw;
-- A version is what someone saw: it can be added, never changed.
grant select, insert on details_version to app_rw;
grant delete on details_version to app_worker;
grant select (org_id, product_id, published_number) on product_details to app_scan;
grant select (org_id, product_id, number, content, is_published, made_at) on details_version to app_scan;
grant select (org_id, id, name, mime_type, bytes, nature, state) on file to app_scan;
