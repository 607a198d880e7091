import { createPackaging } from '@qrigin/domain/packaging';
import { createProduct } from '@qrigin/domain/products';
import { issueCodes, listCodes } from '@qrigin/domain/qr';
import { Client } from 'pg';
import { packagingSample } from '../../domain/src/packaging/samples.ts';
import { productSample } from '../../domain/src/products/samples.ts';
import { ENVIRONMENTS } from '../../server/src/env.ts';
import { createTokens } from '../../server/src/http/guard/token.ts';
import { clientAt, type OrgClient, withinOrg } from '../../server/src/testing/client.ts';
import type { ListedCode } from '../../server/src/testing/goods/goods.ts';
import { createOrganisation } from '../chaos/people.ts';
import type { System } from '../chaos/system.ts';
import type { Hall } from './model.ts';

const HOUR_MS = 3_600_000;
/** Jars of a carton. */
const ROOM = 8;
const BLANKS = 6;

export type Company = {
  orgId: string;
  /** Of two people who pack. */
  tokens: readonly [string, string];
  owner: OrgClient;
  superuser: Client;
  /** New goods in a hall of their own: a pallet of two cartons of jars, blanks, and a jar of something else. */
  newHall(room?: number): Promise<NewHall>;
};
export type NewHall = { hall: Hall; cartons: readonly [string, string]; runs: number[] };

/** The Owner and the Admin pack together. */
async function secondToken(superuser: Client, tokenKeys: string): Promise<string> {
  const expiresAt = new Date(Date.now() + HOUR_MS);
  const { rows } = await superuser.query<{ id: string }>(
    `insert into session (kind, user_id, expires_at)
     select 'user', id, $1 from app_user where name = 'Admin' returning id`,
    [expiresAt],
  );
  const tokens = await createTokens(ENVIRONMENTS.api.shape.TOKEN_KEYS.parse(tokenKeys));
  return tokens.sign({ sid: rows[0]?.id ?? '', kind: 'user', expiresAt });
}

async function issue(owner: OrgClient, packagingId: string, count: number) {
  const params = { id: packagingId };
  const { run_id } = await owner.call(issueCodes, { params, body: { packagingId, count } });
  const codes: ListedCode[] = [];
  for (let page = 1; ; page += 1) {
    const query = { run: String(run_id), page_size: '100', page: String(page) };
    const { items, total } = await owner.call(listCodes, { params, query });
    codes.push(...items);
    if (items.length === 0 || codes.length >= total) return { run: run_id, codes };
  }
}

export async function openCompany({ apiUrl, superuserUrl, env }: System): Promise<Company> {
  const { orgId, token } = await createOrganisation(superuserUrl, apiUrl, env.TOKEN_KEYS, 'Hall');
  const superuser = new Client({ connectionString: superuserUrl });
  await superuser.connect();
  const owner = withinOrg(clientAt(apiUrl), { org: orgId, token });
  const product = async () => (await owner.call(createProduct, { body: productSample() })).id;
  const [honey, pepper] = [await product(), await product()];
  const packagingOf = async (of: string, over: Parameters<typeof packagingSample>[1]) =>
    (await owner.call(createPackaging, { body: packagingSample(of, over) })).id;
  const blank = await packagingOf(honey, { type: 'blank', packaging: { name: 'sticker', count: 1 } });
  const other = await packagingOf(pepper, {
    packaging: { name: 'carton', count: 1, child: { name: 'jar', count: 1 } },
  });

  async function newHall(room = ROOM): Promise<NewHall> {
    const carton = { name: 'carton', count: 2, child: { name: 'jar', count: room } };
    const pallet = await packagingOf(honey, { packaging: { name: 'pallet', count: 1, child: carton } });
    const goods = await issue(owner, pallet, 1);
    const blanks = await issue(owner, blank, BLANKS);
    const peppers = await issue(owner, other, 1);
    const hall: Hall = { room, kinds: {}, parents: {}, events: [], rounds: {} };
    for (const { id, level, parent_id } of goods.codes) {
      hall.kinds[id] = level === 'pallet' || level === 'carton' ? level : 'jar';
      hall.parents[id] = parent_id;
    }
    for (const { id } of blanks.codes) {
      hall.kinds[id] = 'blank';
      hall.parents[id] = null;
    }
    for (const { id, parent_id } of peppers.codes.filter(({ level }) => level === 'jar')) {
      hall.kinds[id] = 'jar of another product';
      hall.parents[id] = parent_id;
    }
    const [one, two] = goods.codes.filter(({ level }) => level === 'carton').map(({ id }) => id);
    if (!one || !two) throw new Error('the hall has no cartons');
    return { hall, cartons: [one, two], runs: [goods.run, blanks.run, peppers.run] };
  }
  return {
    orgId,
    tokens: [token, await secondToken(superuser, env.TOKEN_KEYS)],
    owner,
    superuser,
    newHall,
  };
}
