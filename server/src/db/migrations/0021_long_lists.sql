-- Locks: product against everyone while its rows get the new column and its indexes are built, some seconds for a million;
-- batch, recall and trace_event against writes while theirs are built; membership and app_user for a moment.

------------------------------------------------------------------------------- products and batches

alter table product
  add column changed_at timestamptz not null default now(),
  -- The picture that shoppers see, for lists. Publishing its details sets it.
  add column picture_id uuid,
  add foreign key (org_id, picture_id) references file (org_id, id),
  -- A search looks at every row, and most of its time would go into making letters small.
  add column searched text not null generated always as (lower(name)) stored;
-- Nothing that a scan tells changes by this, and a table with work left for the end of the transaction could not be altered.
alter table product disable trigger replace_scan_version;
alter table product no force row level security;
update product set changed_at = created_at;
alter table product force row level security;
alter table product enable trigger replace_scan_version;

-- Whoever renames or activates a product need not think of it. Publishing its details sets it by name.
create function note_product_change() returns trigger language plpgsql as $$
begin
  new.changed_at := now();
  return new;
end $$;
create trigger note_change before update of name, is_active on product
  for each row when (new.name <> old.name or new.is_active <> old.is_active)
  execute function note_product_change();

-- In the orders of the list; of two alike the id decides, so that neither end of a long list has to be sorted.
drop index product_listed;
create index product_listed on product (org_id, created_at, id) where deleted_at is null;
create index product_by_name on product (org_id, name, id) where deleted_at is null;
create index product_by_change on product (org_id, changed_at, id) where deleted_at is null;
create index batch_by_time on batch (org_id, product_id, created_at, id);

-- Whether anything refers to a batch is asked whenever one is deleted.
create index recall_of_batch on recall (org_id, batch_id) where batch_id is not null;
create index trace_event_of_batch on trace_event (org_id, batch_id) where batch_id is not null;

------------------------------------------------------------------------------- people

-- What the people of an organisation are sorted and searched by, copied from the register: to sort twenty thousand of them by
-- a name that is elsewhere, all of them would have to be looked up for every page.
create table listed_member (
  org_id     uuid not null references organisation (id),
  user_id    uuid not null,
  name       text not null,
  email      text not null,
  joined_at  timestamptz not null,
  searched   text not null generated always as (lower(name || E'\n' || email)) stored,
  primary key (org_id, user_id),
  foreign key (org_id, user_id) references membership (org_id, user_id) on delete cascade
);
alter table membership no force row level security;
insert into listed_member (org_id, user_id, name, email, joined_at)
  select org_id, user_id, name, email, membership.created_at from membership join app_user on app_user.id = user_id;
alter table membership force row level security;
create index listed_member_by_name on listed_member (org_id, name, user_id);
create index listed_member_by_time on listed_member (org_id, joined_at, user_id);
create index listed_member_of_user on listed_member (user_id);

-- A person changes their name outside any organisation, so these run above row security, and nothing else writes here.
create function list_member() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  insert into public.listed_member (org_id, user_id, name, email, joined_at)
  select new.org_id, id, name, email, new.created_at from public.app_user where id = new.user_id
  on conflict (org_id, user_id) do update set joined_at = excluded.joined_at;
  return null;
end $$;
create trigger list_member after insert or update of created_at on membership
  for each row execute function list_member();

create function rename_listed_member() returns trigger language plpgsql security definer
  set search_path = pg_catalog, public, pg_temp
as $$
begin
  update public.listed_member set name = new.name, email = new.email where user_id = new.id;
  return null;
end $$;
create trigger rename_listed_member after update of name, email on app_user
  for each row when (new.name <> old.name or new.email <> old.email) execute function rename_listed_member();

alter table listed_member enable row level security;
alter table listed_member force row level security;
create policy tenant on listed_member using (org_id = (select app_org())) with check (org_id = (select app_org()));
create policy resolve on listed_member to code_resolver using (true) with check (true);
grant select on listed_member to app_rw;
grant select, insert, update on listed_member to code_resolver;
grant select (id, name, email) on app_user to code_resolver;
grant create on schema public to code_resolver;
alter function list_member owner to code_resolver;
alter function rename_listed_member owner to code_resolver;
revoke create on schema public from code_resolver;
revoke all on function list_member, rename_listed_member from public;
