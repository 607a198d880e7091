import type { Client } from 'pg';

type Wanted = { org: string; owner: string; rows: number };

/** Of an organisation, without digits: they are what people are searched for by. */
const LETTERS = `translate($1, '0123456789', 'ghijklmnop')`;

/** Every statement makes `$2` rows in the organisation `$1`, each at a moment of its own. */
const PRODUCTS = `
  insert into product (org_id, name, nature, is_active, created_at, changed_at)
  select $1, 'Product ' || n, case n % 4 when 0 then 'static' else 'dynamic' end, n % 5 > 0,
    now() - n * interval '1 minute', now() - n * interval '1 minute'
  from generate_series(1, $2::int) n returning id`;
const PEOPLE = `
  with made as (
    insert into app_user (name, email, verified_at)
    select 'Person ' || n, ${LETTERS} || '-' || n || '@lists.example', now() from generate_series(2, $2::int) n returning id
  ), joined as (
    insert into membership (org_id, user_id, status, created_at)
    select $1::uuid, id, 'active', now() - random() * interval '900 days' from made
  )
  insert into role_assignment (org_id, user_id, role_id)
  select $1::uuid, made.id, role.id from made, role where role.org_id = $1::uuid and built_in = 'member'`;
/** One in a hundred is the owner's. That the organisation was made is in the log already. */
const ENTRIES = `
  insert into audit_entry (org_id, actor_id, action, subject_id)
  select $1::uuid, case when n % 100 = 0 then $3::uuid end, 'product.rename', product.id
  from generate_series(2, $2::int) n
  join lateral (select id from product where org_id = $1::uuid order by id offset n % 50 limit 1) product on true`;
const BATCHES = `
  insert into batch (org_id, product_id, lot_code, made_on, expires_on, created_at)
  select $1, $3, 'B-' || n, current_date - n % 900, current_date + 900 - n % 900, now() - n * interval '1 minute'
  from generate_series(1, $2::int) n`;
/** In the order of their names, and each named by one product. */
const VENDORS = `
  with made as (
    insert into vendor (org_id, name, reference, email, address)
    select $1, 'Vendor ' || lpad(n::text, 6, '0'), 'V-' || n, 'office@vendor-' || n || '.example', n || ' Mill Street'
    from generate_series(1, $2::int) n returning id
  )
  insert into named_vendor (org_id, vendor_id, product_id, place) select $1, id, $3, 'published' from made`;
/** One in a hundred costs less. */
const PAYMENTS = `
  insert into payment (org_id, product_id, plan, plan_name, amount, tax, tax_percent, months, status, created_at)
  select $1::uuid, product.id, 'one-year', 'One year', case when n % 100 = 0 then 100 else 499900 end, 0, 0, 12, 'failed',
    now() - n * interval '1 minute'
  from generate_series(1, $2::int) n
  join product on product.org_id = $1::uuid and product.name = 'Product ' || n`;
/** Runs of codes and some batches for what the first pages show. */
const OF_PRODUCTS = `
  with listed as (select id from product where org_id = $1 and id <> $2 order by created_at desc limit 200),
  made as (
    insert into batch (org_id, product_id, lot_code) select $1, id, 'L-' || n from listed, generate_series(1, 3) n
  )
  insert into code_run (org_id, kind, product_id, levels, packs, size, key_epoch, scan_base_url)
  select $1, 'structure', id, '[{"name": "jar", "count": 1}]', 1000, 1000, 1, 'http://localhost/scan/'
  from listed, generate_series(1, 5)`;

/** Fills every list of an organisation; the answer is the product that has the batches, the oldest of all. */
export async function seedRows(client: Client, { org, owner, rows }: Wanted): Promise<string> {
  const { rows: products } = await client.query<{ id: string }>(PRODUCTS, [org, rows]);
  const product = products.at(-1)?.id ?? '';
  await client.query(PAYMENTS, [org, rows]);
  await client.query(PEOPLE, [org, rows]);
  await client.query(ENTRIES, [org, rows, owner]);
  await client.query(BATCHES, [org, rows, product]);
  await client.query(VENDORS, [org, rows, product]);
  await client.query(OF_PRODUCTS, [org, product]);
  return product;
}
