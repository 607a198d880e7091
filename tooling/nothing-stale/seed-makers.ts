import { createOrganisation } from '../chaos/people.ts';
import { addGoods } from './goods.ts';
import type { Hands } from './hands.ts';
import { type Maker, newMaker } from './maker.ts';
import type { TwoApis } from './two-apis.ts';

/** Several, so that a mistake about whose thing has changed shows. */
const NAMES = ['North', 'South', 'East'];
const PRODUCTS = 3;

/** Two pictures that were sent and checked; no one opens them here, so there are no files behind them. */
async function addLogos({ superuser, env }: TwoApis, orgId: string): Promise<string[]> {
  const { rows } = await superuser.query<{ id: string }>(
    `insert into file (org_id, name, kind, nature, mime_type, extension, bytes, is_exact, md5, state, checked_at)
     select $1, 'logo.png', 'logo', 'public', 'image/png', 'png', 1, true, decode(repeat('00', 16), 'hex'), 'ready', now()
     from generate_series(1, 2) returning id`,
    [orgId],
  );
  return rows.map(({ id }) => `${env.CONTENT_ORIGIN}/files/${orgId}/${id}`);
}

async function seedMaker(apis: TwoApis, hands: Hands, name: string): Promise<Maker> {
  const { superuserUrl, urls, env } = apis;
  const { orgId: id, token } = await createOrganisation(superuserUrl, urls[0], env.TOKEN_KEYS, name);
  const maker = newMaker({ id, token, name, logos: await addLogos(apis, id) });
  for (let left = PRODUCTS; left > 0; left -= 1) await addGoods(hands, maker);
  return maker;
}

export async function seedMakers(apis: TwoApis, hands: Hands): Promise<Maker[]> {
  const makers: Maker[] = [];
  for (const name of NAMES) makers.push(await seedMaker(apis, hands, name));
  // Some calls ask for a sign-in of the last minutes, and this may take longer.
  await apis.superuser.query("update session set authenticated_at = now() + interval '1 day'");
  return makers;
}
