import { setUpTwoFactor, verifyTwoFactor } from '@qrigin/domain/auth';
import { type Permission } from '@qrigin/domain/features';
import { listMyOrganisations } from '@qrigin/domain/organisations';
import { listProductPages } from '@qrigin/domain/products';
import { BUILT_IN_ROLES, createRole, listRoles } from '@qrigin/domain/roles';
import { addSubdomain } from '@qrigin/domain/subdomains';
import { generate } from 'otplib';
import { outputOfNode } from '../../dev/children.ts';
import { type DemoPerson, OWNER } from '../../dev/demo/demo-people.ts';
import { HONEY_STAFF, HONEY_WISHES } from '../../dev/demo/honey/honey-people.ts';
import { idOf, type Named } from '../../dev/demo/named.ts';
import { caller, seed, signIn } from '../../dev/demo/seed.ts';
import type { Call } from '../../dev/demo/seed-codes.ts';
import type { Product } from '../../product/start-product.ts';
import type { Place, Scene, Who } from '../shot.ts';
import { CAFE, GARDEN, HONEY, MEDICINES, missing, WAITING } from './cast.ts';
import { untilFilesAreReady } from './files-ready.ts';
import { addJoining } from './stage-joining.ts';

/** What signed-in pages are looked at with: real people of real organisations, all of them made through the API. */
export interface Stage {
  /** The beginner has always just signed in, because what protects an account asks everybody else for the password again. */
  tokenOf: (who: Who) => string | Promise<string>;
  /** With the ids of the organisation and the product, and of the role that is named in braces. */
  pathOf: (path: string, scene: Pick<Scene, 'place' | 'product'>) => string;
}

const BEGINNER: DemoPerson = {
  name: 'Noor Haddad',
  email: 'noor.haddad@example.com',
  country: 'Jordan',
  address: '',
};

/** Where no one signs in, nothing is needed. */
export const BARE_STAGE: Stage = {
  tokenOf: (who) => missing(who),
  pathOf: (path) => path,
};

/** The demo, and what it has no reason to show. Once for every picture, walk and form. */
export async function setStage(product: Product, dir: string): Promise<Stage> {
  const options = { apiUrl: product.url, mailUrl: product.mailUrl, dir };
  await seed(options);
  const tokens = new Map<string, string>([['owner', await signIn(options, OWNER)]]);
  // Registers; two pages that are looked at at once must not both try.
  await signIn(options, BEGINNER);
  for (const person of HONEY_STAFF) if (person.duty) tokens.set(person.duty, await signIn(options, person));
  for (const person of HONEY_WISHES)
    if (person.name === WAITING) tokens.set('asker', await signIn(options, person));
  const tokenOf = (who: Who) => tokens.get(who) ?? missing(who);
  const callOf = (who: Who) => caller(product.url, tokenOf(who));
  const owner = callOf('owner');
  const mine = await owner(listMyOrganisations);
  const own = {
    honey: idOf(mine, HONEY),
    medicines: idOf(mine, MEDICINES),
    cafe: idOf(mine, CAFE),
    garden: idOf(mine, GARDEN),
  };
  const { honey, medicines } = own;
  await addRoles(owner, honey);
  await owner(addSubdomain, { params: { org: medicines }, body: { subdomain: 'tarangini' } });
  await operate(product, 'verify', honey);
  await addApp(owner);
  const roles = await owner(listRoles, { params: { org: honey } });
  const others = await addJoining({
    admin: callOf('admin'),
    supervisor: callOf('supervisor'),
    member: callOf('member'),
    operator: callOf('operator'),
    asker: callOf('asker'),
    medicines,
    suspend: (org) => operate(product, 'suspend', org),
  });
  const products = await listSeen(owner, Object.values(own));
  const places: Record<Place, string> = { ...own, ...others };
  return {
    tokenOf: (who) => (who === 'beginner' ? signIn(options, BEGINNER) : tokenOf(who)),
    pathOf: (path, { place, product }) =>
      path
        .replace(':orgId', place === undefined ? ':orgId' : places[place])
        .replace(':product', product === undefined ? ':product' : idOf(products, product))
        // Labels and surveys are still to come; of roles any will do, and what is said of a payment, packaging, recall, batch or code is planted.
        .replace(/:(labelId|surveyId|roleId|paymentId|packaging|recall|batch)/, idOf(roles, 'Owner'))
        .replace(':code', '7K3M9QXA2VTD5RW8E1HN')
        .replace(/\{(.+)\}/, (_, name: string) => idOf(roles, name)),
  };
}

/** The products of these organisations, as soon as their pictures can be seen. No two of them have the same name. */
async function listSeen(owner: Call, orgs: readonly string[]): Promise<Named[]> {
  const products: Named[] = [];
  for (const org of orgs) {
    const query = { page: '1', page_size: '100' };
    const { items } = await owner(listProductPages, { params: { org }, query });
    products.push(...items);
    await untilFilesAreReady(owner, org, items);
  }
  return products;
}

/** A role with one below it, and one that no one has. */
async function addRoles(owner: Call, org: string): Promise<void> {
  const builtIn = await owner(listRoles, { params: { org } });
  const of = (key: string) => [...(BUILT_IN_ROLES.find((role) => role.key === key)?.permissions ?? [])];
  const without = (permissions: readonly Permission[], ...left: Permission[]) =>
    permissions.filter((permission) => !left.includes(permission));
  const make = (name: string, parent_role_id: string, permissions: Permission[]) =>
    owner(createRole, { params: { org }, body: { name, parent_role_id, permissions } });
  const supervisor = of('supervisor');
  const line = without(supervisor, 'product.create', 'recall.create', 'partner.edit', 'subdomain.view');
  const { id } = await make('Line supervisor', idOf(builtIn, 'Supervisor'), line);
  await make('Print helper', id, without(line, 'qr.generate'));
  await make('Sales desk', idOf(builtIn, 'Member'), without(of('member'), 'print.run'));
}

/** Turns on two-factor authentication. */
async function addApp(call: Call): Promise<void> {
  const { secret } = await call(setUpTwoFactor);
  await call(verifyTwoFactor, { body: { code: await generate({ secret }) } });
}

/** As whoever runs the platform does it. */
async function operate({ env }: Product, command: string, org: string): Promise<void> {
  const args = ['server/src/operator.ts', command, org, '--reason', 'An example', '--by', 'Picture run'];
  await outputOfNode({ args, env });
}
