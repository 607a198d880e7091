-- Locks: product and audit_entry while it is filled in who made each product, and product while its index is built.

-- Who made a product, for its people. Scans show nothing of it, so they need not read the products anew.
alter table product add column created_by uuid references app_user (id);
alter table product disable trigger replace_scan_version;
-- Row security is forced for the owner too.
alter table product no force row level security;
alter table audit_entry no force row level security;
update product set created_by = e.actor_id from audit_entry e
where e.org_id = product.org_id and e.subject_id = product.id and e.action in ('product.create', 'product.duplicate');
alter table audit_entry force row level security;
alter table product force row level security;
alter table product enable trigger replace_scan_version;
create index product_by_creator on product (created_by) where created_by is not null;

-- What was paid so that a static product is active.
create table payment (
  org_id      uuid not null references organisation (id),
  id          uuid not null default gen_random_uuid(),
  product_id  uuid not null,
  -- 'beta' costs nothing and knows no provider.
  plan        text not null check (length(plan) between 1 and 60),
  status      text not null check (status in ('open', 'paid', 'refunded')),
  -- As the provider calls the order and what was paid for it, and its proof of that.
  order_id    text unique check (length(order_id) between 1 and 100),
  payment_id  text unique check (length(payment_id) between 1 and 100),
  signature   text check (length(signature) between 1 and 200),
  created_by  uuid references app_user (id),
  created_at  timestamptz not null default now(),
  paid_at     timestamptz,
  primary key (org_id, id),
  foreign key (org_id, product_id) references product (org_id, id),
  check ((status = 'open') = (paid_at is null)),
  check ((plan = 'beta') = (order_id is null)),
  check (plan <> 'beta' or (payment_id is null and signature is null and status = 'paid'))
);
create unique index payment_one_beta on payment (org_id, product_id) where plan = 'beta';
create index payment_of_product on payment (org_id, product_id, created_at);
create index payment_by_creator on payment (created_by) where created_by is not null;

alter table payment enable row level security;
alter table payment force row level security;
create policy tenant on payment using (org_id = (select app_org())) with check (org_id = (select app_org()));
grant select, insert on payment to app_rw;
