import type { TenantThing } from '@qrigin/domain/declaration';
import { confusableSkeleton } from '@qrigin/domain/subdomains';
import type { Client } from 'pg';
import { z } from 'zod';
import type { TestApi } from '../test-api.ts';
import { SAMPLES } from './samples.ts';

/** What arrangements of cases build on. */
type Needed = 'batch' | 'file' | 'packaging' | 'product' | 'role' | 'work';
/** Ids by the names of things. */
export type Things = Record<string, string> & Record<Needed, string>;

/** An organisation in which every text that a person typed holds one random word. */
export type Tenant = {
  id: string;
  canary: string;
  /** Of an Owner whom no case is about, and who makes the rows. */
  keeper: string;
  things: Things;
  /** A code of its packaging and batch, the run that it was issued in and the level that it is of. */
  code: string;
  run: number;
  level: string;
};

/** As much of a tenant as there is so far. */
type Growing = Pick<Tenant, 'id'> & { things: Partial<Things> };

type Fields = Record<string, unknown>;

/**
 * The rows of what no call makes, or not without more than this world has: a store for files, a printed run for what is
 * about codes, another name for each subdomain than any before. All their texts are `text`; a row refers to those made before it.
 */
const FIELDS: Record<string, (text: string, things: Partial<Things>) => Fields> = {
  label: (text, { product }) => ({ product_id: product, name: text }),
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
  payment: (_, { product }) => ({
    product_id: product,
    plan: 'one-year',
    plan_name: 'One year',
    amount: 499_900,
    tax: 76_256,
    tax_percent: 18,
    months: 12,
    status: 'failed',
  }),
  export: () => ({
    state: 'ready',
    percent: 100,
    bytes: 1,
    sha256: Buffer.alloc(32),
    ended_at: new Date(),
  }),
  import: (text, { file }) => ({
    kind: 'vendors',
    file_id: file,
    file_name: text.slice(0, 255),
    delimiter: ',',
    columns: {},
    state: 'checked',
  }),
  recall: (text) => ({ scope: 'run', reason: text, hazard: text, what_to_do: text, contact: text }),
};

/** Every kind, each after those it refers to. */
export const THINGS: readonly string[] = [...SAMPLES.map(({ thing }) => thing.name), ...Object.keys(FIELDS)];

/** The kind of row that a call names. */
export function rowNameOf({ name }: TenantThing): string {
  if (!THINGS.includes(name)) throw new Error(`the matrix has no row of ${name}`);
  return name;
}

/** These are about codes, and each gets codes of its own. */
const OF_A_RUN: readonly string[] = ['work', 'recall'];

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
  thing: string,
  text: string,
): Promise<string> {
  const run = OF_A_RUN.includes(thing) ? { run_id: await insertRun(superuser, tenant, text) } : {};
  const fields = FIELDS[thing]?.(text, tenant.things);
  if (!fields) throw new Error(`there is no row of ${thing}`);
  return insert(superuser, thing, { org_id: tenant.id, ...fields, ...run });
}

/** Another thing of this kind beside the tenant's own: by the call that makes it, or else straight into the database. */
export async function makeRow(
  api: TestApi,
  tenant: Growing & Pick<Tenant, 'keeper'>,
  thing: string,
  text: string,
): Promise<string> {
  const found = SAMPLES.find((one) => one.thing.name === thing);
  if (!found) return insertRow(api.database.superuser, tenant, thing, text);
  const { params, body } = found.input(text, { ...tenant.things } as Things);
  const asked = { params: { org: tenant.id, ...params }, body, token: tenant.keeper };
  const answer = await api.askRaw(found.create, asked);
  if (answer.status !== found.create.status) throw new Error(`no ${thing} was made: ${answer.text}`);
  return z.object({ id: z.string() }).parse(answer.body).id;
}
