import { randomBytes } from 'node:crypto';
import { type Permission } from '@qrigin/domain/features';
import { createOrganisation } from '@qrigin/domain/organisations';
import { issueCodes, listCodes } from '@qrigin/domain/qr';
import { createRole, listRoles } from '@qrigin/domain/roles';
import { peopleOf } from '../people/people.ts';
import type { TestApi } from '../test-api.ts';
import { type Actor, CUSTOM_ROLE } from './expected.ts';
import { makeRow, type Tenant, THINGS, type Things } from './rows.ts';

export type World = {
  home: Tenant;
  neighbour: Tenant;
  tokens: Record<Actor, string | undefined>;
  /** A new row of this kind in the tenant, for a call that deletes it. */
  fresh(tenant: Tenant, thing: string): Promise<string>;
  /** A checksum of every row of the tenant. */
  fingerprint(tenant: Tenant): Promise<string>;
};

const randomWord = () => randomBytes(8).toString('hex');

async function createTenant(api: TestApi, token: string, canary: string): Promise<Tenant> {
  const created = await api.ask(createOrganisation, { token, body: { name: `Org ${canary}` } });
  const { id } = created.body;
  // Its name holds the word, so it must not be found by strangers who look for names. Verified, it has room for subdomains.
  await api.database.superuser.query(
    'update organisation set is_findable = false, verified_at = now() where id = $1',
    [id],
  );
  const roles = await api.ask(listRoles, { params: { org: id }, token });
  const supervisor = roles.body.find((role) => role.name === 'Supervisor')!;
  const people = peopleOf(api);
  const keeper = await people.person({ name: `Keeper ${canary}` });
  await people.join(id, keeper, 'owner');
  const growing = { id, keeper: keeper.token, things: { role: supervisor.id } as Things };
  for (const thing of THINGS) {
    const row = await makeRow(api, growing, thing, `${thing} ${canary}`);
    growing.things[thing] ??= row;
  }
  return { ...growing, canary, ...(await issueCode(api, token, growing)) };
}

/** Only the api has the key that codes are written with. */
async function issueCode(api: TestApi, token: string, { id, things }: Pick<Tenant, 'id' | 'things'>) {
  const { packaging, batch } = things;
  const call = { params: { org: id, id: packaging }, token };
  const body = { packagingId: packaging, count: 1, batch_id: batch };
  await api.call(issueCodes, { ...call, body });
  const { items } = await api.call(listCodes, call);
  const { id: code, run_id: run, level } = items[0]!;
  return { code, run, level };
}

/** Everything of an organisation but the copies of names, which its people change themselves and nothing but triggers can. */
async function fingerprintOf(api: TestApi, tenant: Tenant): Promise<string> {
  const { superuser } = api.database;
  const tables = await superuser.query(
    `select table_name from information_schema.columns where column_name = 'org_id' and table_schema = 'public'
     and table_name <> 'listed_member' order by 1`,
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
  const [homeWord, neighbourWord] = [`canary${randomWord()}`, `canary${randomWord()}`];
  const owner = await people.person({ name: `Owner ${homeWord}` });
  const stranger = await people.person({ name: `Stranger ${neighbourWord}` });
  const home = await createTenant(api, owner.token, homeWord);
  const neighbour = await createTenant(api, stranger.token, neighbourWord);

  const custom = await api.ask(createRole, {
    params: { org: home.id },
    token: owner.token,
    body: {
      name: `Custom ${homeWord}`,
      parent_role_id: await builtIn(api, home, 'member'),
      permissions: CUSTOM_ROLE as Permission[],
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
      custom: await joined(custom.body),
    },
    fresh: (tenant, thing) => makeRow(api, tenant, thing, `${thing} ${tenant.canary} ${randomWord()}`),
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
