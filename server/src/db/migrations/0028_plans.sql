-- Locks: payment and product for a moment each, and product while it is filled in when each was activated.

-- Only what was never activated answers a scan with 'not active yet'; what is over goes on telling what it told.
alter table product add column activated_at timestamptz, add column plan_ends_at timestamptz;
-- Scans of these tell the same as before, so they need not read the products anew.
alter table product disable trigger replace_scan_version;
-- Row security is forced for the owner too.
alter table product no force row level security;
alter table payment no force row level security;
update product set activated_at = coalesce(
  (select min(paid_at) from payment p where p.org_id = product.org_id and p.product_id = product.id), created_at)
where is_active and nature = 'static';
alter table product force row level security;
alter table product enable trigger replace_scan_version;

-- What was chosen, frozen when it was ordered. Money is in whole paise and includes the tax.
alter table payment
  add column plan_name text not null default 'Beta' check (length(plan_name) between 1 and 60),
  add column amount integer not null default 0 check (amount >= 0),
  add column tax integer not null default 0 check (tax between 0 and amount),
  add column tax_percent smallint not null default 0 check (tax_percent between 0 and 50),
  add column currency text not null default 'INR' check (currency = 'INR'),
  -- With whose keys it was ordered: the provider knows an order only by the keys of the same account.
  add column key_id text check (length(key_id) between 1 and 100),
  -- None for what has no end.
  add column months smallint check (months between 1 and 120),
  add column receipt_number text unique check (length(receipt_number) between 1 and 16),
  -- Who sold and who bought, as they were when it was paid.
  add column seller jsonb,
  add column buyer jsonb,
  add column starts_at timestamptz,
  add column ends_at timestamptz,
  -- When the plan was over, by its end or by a refund.
  add column ended_at timestamptz,
  add column refunded_at timestamptz,
  -- Tries at the provider that came to nothing, and when it was last asked.
  add column failed_tries integer not null default 0 check (failed_tries >= 0),
  add column checked_at timestamptz,
  drop constraint payment_status_check,
  drop constraint payment_check,
  drop constraint payment_check1,
  drop constraint payment_check2,
  add check (status in ('open', 'paid', 'failed', 'refunded')),
  add check ((status in ('open', 'failed')) = (paid_at is null)),
  add check ((status = 'refunded') = (refunded_at is not null)),
  add check ((paid_at is null) or (plan = 'beta') = (payment_id is null)),
  add check ((plan = 'beta') or (amount > 0 and months is not null)),
  add check (plan <> 'beta' or (order_id is null and payment_id is null and signature is null and amount = 0)),
  add check (starts_at is null or paid_at is not null),
  add check (ends_at > starts_at),
  add check ((receipt_number is null) = (paid_at is null or plan = 'beta')),
  add check ((seller is null) = (receipt_number is null)),
  add check ((buyer is null) = (receipt_number is null));
alter table payment
  alter column plan_name drop default,
  alter column amount drop default,
  alter column tax drop default,
  alter column tax_percent drop default;
update payment set starts_at = paid_at where status = 'paid';
alter table payment force row level security;

-- An order that is open for a product and plan is given again; a product has one plan at a time.
create unique index payment_one_open on payment (org_id, product_id, plan) where status = 'open';
create unique index payment_one_plan on payment (org_id, product_id)
  where status = 'paid' and starts_at is not null and ended_at is null;
create index payment_by_time on payment (org_id, created_at, id);
create index payment_unanswered on payment (created_at) where status = 'open';
create index payment_ending on payment (ends_at) where status = 'paid' and ended_at is null;

-- What was agreed cannot be changed: neither what it costs nor what for.
grant update (status, order_id, payment_id, signature, paid_at, refunded_at, receipt_number, seller, buyer, starts_at,
  ends_at, ended_at, failed_tries, checked_at) on payment to app_rw;
-- The provider names orders, and the clock plans, before anyone knows whose they are.
create policy provider on payment for select to app_worker using ((select app_org()) is null and plan <> 'beta');

------------------------------------------------------------------------------- the ledger

-- All money that moved, as the provider told it. What went back is below zero, so the sum is what stayed.
create table payment_entry (
  org_id               uuid not null references organisation (id),
  id                   bigint generated always as identity,
  payment_id           uuid not null,
  kind                 text not null check (kind in ('paid', 'refunded')),
  amount               integer not null check (amount <> 0),
  currency             text not null check (currency = 'INR'),
  provider_payment_id  text not null check (length(provider_payment_id) between 1 and 100),
  provider_refund_id   text unique check (length(provider_refund_id) between 1 and 100),
  at                   timestamptz not null default now(),
  primary key (org_id, id),
  foreign key (org_id, payment_id) references payment (org_id, id),
  check ((kind = 'paid') = (amount > 0)),
  check ((kind = 'paid') = (provider_refund_id is null))
);
create unique index payment_entry_paid_once on payment_entry (provider_payment_id) where kind = 'paid';
create index payment_entry_of_payment on payment_entry (org_id, payment_id);
create trigger append_only before update or delete on payment_entry
  for each row execute function refuse_change();
create trigger append_only_all before truncate on payment_entry
  for each statement execute function refuse_change();

-- Which reminders have gone out: each once.
create table payment_reminder (
  org_id      uuid not null references organisation (id),
  payment_id  uuid not null,
  days        smallint not null check (days > 0),
  at          timestamptz not null default now(),
  primary key (org_id, payment_id, days),
  foreign key (org_id, payment_id) references payment (org_id, id)
);

do $$
declare
  tenant_table text;
begin
  foreach tenant_table in array array['payment_entry', 'payment_reminder']
  loop
    execute format('alter table %I enable row level security', tenant_table);
    execute format('alter table %I force row level security', tenant_table);
    execute format('create policy tenant on %I using (org_id = (select app_org())) '
      'with check (org_id = (select app_org()))', tenant_table);
    execute format('grant select, insert on %I to app_rw', tenant_table);
  end loop;
end $$;
create policy provider on payment_entry for select to app_worker using ((select app_org()) is null);

------------------------------------------------------------------------------- the register

-- What the provider told by itself. It tells everything at least once; each counts once.
create table payment_event (
  event_id     text primary key check (length(event_id) between 1 and 100),
  name         text not null check (length(name) between 1 and 100),
  order_id     text check (length(order_id) between 1 and 100),
  received_at  timestamptz not null default now()
);
create index payment_event_age on payment_event (received_at);

-- Receipts are numbered without gaps in each financial year, as tax law wants it.
create table receipt_counter (
  year  text primary key check (year ~ '^\d{4}-\d\d$'),
  last  integer not null check (last > 0)
);
grant select, insert on payment_event to app_rw;
grant delete on payment_event to app_worker;
grant select, insert, update on receipt_counter to app_rw;
