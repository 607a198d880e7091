import { randomBytes } from 'node:crypto';
import type { TenantThing } from '@qrigin/domain/http';
import { peopleOf } from '../people.ts';
import type { TestApi } from '../test-api.ts';
import { type Actor, CUSTOM_ROLE } from './expected.ts';

/** An organisation in which every text that a person typed holds one random word. */
type Tenant = { id: string; canary: string; things: Record<TenantThing, string> };

export type World = {
  home: Tenant;
  neighbour: Tenant;
  tokens: Record<Actor, string | undefined>;
  /** A new row of this kind in the tenant, because a call may have deleted the last one. */
  fresh(tenant: Tenant, thing: TenantThing): Promise<string>;
  /** A checksum of every row of the tenant. */
  fingerprint(tenant: Tenant): Promise<string>;
};

async function createTenant(api: TestApi, token: string, canary: string): Promise<Tenant> {
  const created = await api.ask('POST', '/organization', { token, body: { name: `Org ${canary}` } });
  const { id } = created.body as { id: string };
  const roles = await api.ask('GET', `/${id}/roles`, { token });
  const supervisor = (roles.body as { id: string; name: string }[]).find(
    (role) => role.name === 'Supervisor',
  )!;
  const body = { name: `Site ${canary}`, address: `Road ${canary}` };
  const site = await api.ask('POST', `/${id}/sites`, { token, body });
  return { id, canary, things: { role: supervisor.id, site: (site.body as { id: string }).id } };
}

async function fillWithCanaries(api: TestApi, { id, canary, things }: Tenant): Promise<void> {
  const { superuser } = api.database;
  const product = await superuser.query('insert into product (org_id, name) values ($1, $2) returning id', [
    id,
    `Product ${canary}`,
  ]);
  await superuser.query('insert into batch (org_id, product_id, lot_code) values ($1, $2, $3)', [
    id,
    product.rows[0].id,
    `LOT-${canary}`,
  ]);
  await superuser.query(
    `insert into role (org_id, name, parent_role_id, permissions) values ($1, $2, $3, '{}')`,
    [id, `Role ${canary}`, things.role],
  );
}

async function freshRow(api: TestApi, tenant: Tenant, thing: TenantThing): Promise<string> {
  const name = `${thing} ${tenant.canary} ${randomBytes(4).toString('hex')}`;
  const statement =
    thing === 'site'
      ? `insert into site (org_id, name, kind) values ($1, $2, 'other') returning id`
      : `insert into role (org_id, name, parent_role_id, permissions) values ($1, $2, '${tenant.things.role}', '{}') returning id`;
  const { rows } = await api.database.superuser.query(statement, [tenant.id, name]);
  return rows[0].id;
}

async function fingerprintOf(api: TestApi, tenant: Tenant): Promise<string> {
  const { superuser } = api.database;
  const tables = await superuser.query(
    `select table_name from information_schema.columns where column_name = 'org_id' and table_schema = 'public' order by 1`,
  );
  const sums: string[] = [];
  for (const { table_name: table } of tables.rows) {
    const { rows } = await superuser.query(
      `select md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t where org_id = $1`,
      [tenant.id],
    );
    sums.push(`${table} ${rows[0].sum}`);
  }
  return sums.join();
}

export async function buildWorld(api: TestApi): Promise<World> {
  const people = peopleOf(api);
  const word = () => `canary${randomBytes(8).toString('hex')}`;
  const [homeWord, neighbourWord] = [word(), word()];
  const owner = await people.person({ name: `Owner ${homeWord}` });
  const stranger = await people.person({ name: `Stranger ${neighbourWord}` });
  const home = await createTenant(api, owner.token, homeWord);
  const neighbour = await createTenant(api, stranger.token, neighbourWord);
  await fillWithCanaries(api, home);
  await fillWithCanaries(api, neighbour);

  const custom = await api.ask('POST', `/${home.id}/roles`, {
    token: owner.token,
    body: {
      name: `Custom ${homeWord}`,
      parent_role_id: await builtIn(api, home, 'member'),
      permissions: CUSTOM_ROLE,
    },
  });
  const joined = async (role: Parameters<typeof people.join>[2], options = {}, status = 'active') => {
    const person = await people.person({ name: `Person ${homeWord}`, ...options });
    await people.join(home.id, person, role, status);
    return person.token;
  };
  return {
    home,
    neighbour,
    tokens: {
      anonymous: undefined,
      guest: await people.guest(),
      unverified: await joined('owner', { verified: false }),
      expired: await joined('owner', { expired: true }),
      suspended: await joined('owner', {}, 'suspended'),
      stranger: stranger.token,
      owner: owner.token,
      admin: await joined('admin'),
      supervisor: await joined('supervisor'),
      member: await joined('member'),
      qr_operator: await joined('qr_operator'),
      custom: await joined(custom.body as { id: string }),
    },
    fresh: (tenant, thing) => freshRow(api, tenant, thing),
    fingerprint: (tenant) => fingerprintOf(api, tenant),
  };
}

async function builtIn(api: TestApi, tenant: Tenant, key: string): Promise<string> {
  const { rows } = await api.database.superuser.query(
    'select id from role where org_id = $1 and built_in = $2',
    [tenant.id, key],
  );
  return rows[0].id;
}
