import type { TenantThing } from '@qrigin/domain/declaration';
import { confusableSkeleton } from '@qrigin/domain/subdomains';
import type { Client } from 'pg';

export type ThingName =
  | 'site'
  | 'role'
  | 'product'
  | 'batch'
  | 'label'
  | 'packaging'
  | 'work'
  | 'file'
  | 'subdomain'
  | 'recall';
export type Things = Record<ThingName, string>;

/** An organisation in which every text that a person typed holds one random word. */
export type Tenant = {
  id: string;
  canary: string;
  things: Things;
  /** A code of its packaging and batch, the run that it was issued in and the level that it is of. */
  code: string;
  run: number;
  level: string;
};

/** As much of a tenant as there is so far. */
type Growing = Pick<Tenant, 'id'> & { things: Partial<Things> };

type Fields = Record<string, unknown>;

/** The row of each kind, whose texts are all `text`; a row refers to those made before it. */
const FIELDS: Record<ThingName, (text: string, things: Partial<Things>) => Fields> = {
  site: (text) => ({ name: text, kind: 'other', address: text }),
  role: (text, { role }) => ({ name: text, parent_role_id: role, permissions: '{}' }),
  product: (text) => ({ name: text, nature: 'dynamic', is_active: true }),
  batch: (text, { product }) => ({ product_id: product, lot_code: text }),
  label: (text, { product }) => ({ product_id: product, name: text }),
  packaging: (text, { product }) => ({
    product_id: product,
    name: text,
    type: 'structure',
    structure: { name: text, count: 1, child: null },
    print_format: 'label',
  }),
  work: (_, { product, packaging }) => ({
    type: 'QR_PACKAGING',
    product_id: product,
    packaging_id: packaging,
    count: 1,
  }),
  file: (text) => ({
    name: text,
    kind: 'logo',
    nature: 'public',
    mime_type: 'image/png',
    extension: 'png',
    bytes: 1,
    is_exact: true,
    md5: Buffer.alloc(16),
    state: 'ready',
    checked_at: new Date(),
  }),
  subdomain: (text) => {
    // As long as a name may be; the end of the text is what differs.
    const name = text.replaceAll(/[^a-z0-9]+/g, '-').slice(-39);
    return { name, look: confusableSkeleton(name) };
  },
  recall: (text) => ({ scope: 'run', reason: text, hazard: text, what_to_do: text, contact: text }),
};

/** Every kind, each after those it refers to. */
export const THINGS = Object.keys(FIELDS) as ThingName[];

/** The kind of row that a call names. */
export function rowNameOf({ name }: TenantThing): ThingName {
  const known = THINGS.find((thing) => thing === name);
  if (!known) throw new Error(`the matrix has no row of ${name}`);
  return known;
}

/** These are about codes, and each gets codes of its own. */
const OF_A_RUN: readonly ThingName[] = ['work', 'recall'];

async function insert(superuser: Client, table: string, fields: Fields): Promise<string> {
  const names = Object.keys(fields);
  const { rows } = await superuser.query(
    `insert into ${table} (${names.join()}) values (${names.map((_, at) => `$${at + 1}`).join()}) returning id`,
    Object.values(fields),
  );
  return rows[0].id;
}

function insertRun(superuser: Client, { id, things }: Growing, text: string): Promise<string> {
  return insert(superuser, 'code_run', {
    org_id: id,
    kind: 'structure',
    product_id: things.product,
    packaging_id: things.packaging,
    levels: JSON.stringify([{ name: text, count: 1 }]),
    packs: 1,
    size: 1,
    key_epoch: 1,
    scan_base_url: `https://scan.example/${encodeURIComponent(text)}`,
  });
}

/** Puts a row of this kind straight into the database, beside the tenant's own. */
export async function insertRow(
  superuser: Client,
  tenant: Growing,
  thing: ThingName,
  text: string,
): Promise<string> {
  const run = OF_A_RUN.includes(thing) ? { run_id: await insertRun(superuser, tenant, text) } : {};
  const id = await insert(superuser, thing, {
    org_id: tenant.id,
    ...FIELDS[thing](text, tenant.things),
    ...run,
  });
  if (thing === 'role') await insertPlace(superuser, tenant, id);
  return id;
}

/** A role is somewhere in the tree. */
async function insertPlace(superuser: Client, { id: orgId, things }: Growing, id: string): Promise<void> {
  await superuser.query(
    `insert into role_closure (org_id, ancestor_id, descendant_id, depth)
     select org_id, ancestor_id, $2::uuid, depth + 1 from role_closure where org_id = $1 and descendant_id = $3
     union all select $1::uuid, $2::uuid, $2::uuid, 0`,
    [orgId, id, things.role],
  );
}
