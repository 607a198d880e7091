import { signIn as signInCall } from '@qrigin/domain/auth';
import { readNotifications } from '@qrigin/domain/notifications';
import { createOrganisation, listMyOrganisations } from '@qrigin/domain/organisations';
import { createPackaging } from '@qrigin/domain/packaging';
import { createBatch, createProduct, deleteProduct } from '@qrigin/domain/products';
import { getDefaultQr, renewDefaultQr } from '@qrigin/domain/qr';
import { createRole, listRoles } from '@qrigin/domain/roles';
import { createSite } from '@qrigin/domain/sites';
import { clientAt } from '../../../server/src/testing/client.ts';
import { caughtCode } from '../caught-mail.ts';
import { keepExamples, scanLines } from '../scan-lines.ts';
import { DEMO_ORGANISATIONS } from './demo.ts';
import { type DemoPerson, OWNER, STAFF } from './demo-people.ts';
import type { DemoOrganisation, DemoProduct } from './demo-types.ts';
import { idOf, type Named } from './named.ts';
import { AS_BROWSER, register } from './register.ts';
import { addCodes, type Call, type Hands } from './seed-codes.ts';
import { addRows } from './seed-of-features.ts';
import { addDetails } from './seed-organisation.ts';
import { addStaff, addWishes } from './seed-people.ts';

type Options = {
  apiUrl: string;
  mailUrl: string;
  /** Of what is stored. */
  dir: string;
};

const PASSWORD = 'pepper mill by the window';

export function caller(apiUrl: string, token: string): Call {
  return clientAt(apiUrl, { token, headers: AS_BROWSER }).call;
}

/** As a person does it: register, and enter the code from the email. */
async function signUp({ apiUrl, mailUrl }: Options, person: DemoPerson): Promise<string> {
  const { name, email, country, address } = person;
  // The email's date has no fractions of a second.
  const since = new Date(Math.floor(Date.now() / 1000) * 1000);
  return register(apiUrl, { name, email, country, address, password_hash: PASSWORD }, () =>
    caughtCode(mailUrl, email, since),
  );
}

const tryPassword = ({ apiUrl }: Options, email: string, password: string) =>
  clientAt(apiUrl, { headers: AS_BROWSER }).ask(signInCall, { body: { email, password } });

/** The token of someone in the demo, who registers if there is no such account yet. */
export async function signIn(options: Options, person: DemoPerson): Promise<string> {
  const { status, body } = await tryPassword(options, person.email, PASSWORD);
  return status === signInCall.status && body.token !== undefined ? body.token : signUp(options, person);
}

type Place = { hands: Hands; org: string; sites: Named[] };

/** Answers the addresses of some of its codes. */
async function addProduct({ hands, org, sites }: Place, product: DemoProduct): Promise<string[]> {
  const { batches: lots = [], packagings: packs = [], codes, end, ...fields } = product;
  const { id } = await hands.admin(createProduct, { params: { org }, body: fields });
  const { url } = await hands.admin(getDefaultQr, { params: { org, id } });
  const batches = new Map<string, string>();
  for (const { site, ...lot } of lots) {
    const body = { ...lot, site_id: idOf(sites, site) };
    batches.set(lot.lot_code, (await hands.member(createBatch, { params: { org, id }, body })).id);
  }
  const packagings = new Map<string, string>();
  for (const pack of packs) {
    const body = { ...pack, product_id: id };
    packagings.set(pack.name, (await hands.member(createPackaging, { params: { org }, body })).id);
  }
  const shown = codes ? await addCodes({ hands, org, product: id, batches, packagings }, codes) : [];
  if (end === 'renewed') await hands.owner(renewDefaultQr, { params: { org, id } });
  if (end === 'deleted') await hands.owner(deleteProduct, { params: { org, id } });
  return [...shown, url];
}

type NewOrganisation = { demo: DemoOrganisation; owner: Call; handsIn: (org: string) => Promise<Hands> };

async function fill({ demo, owner, handsIn }: NewOrganisation) {
  const { id: org } = await owner(createOrganisation, { body: { name: demo.name } });
  await addDetails(owner, org, demo);
  const builtIn = await owner(listRoles, { params: { org } });
  for (const { below, ...role } of demo.roles) {
    await owner(createRole, { params: { org }, body: { ...role, parent_role_id: idOf(builtIn, below) } });
  }
  const hands = await handsIn(org);
  const sites: Named[] = [];
  for (const site of demo.sites) sites.push(await hands.admin(createSite, { params: { org }, body: site }));
  // What was just made has nothing of any feature yet.
  if (demo.details) await addRows(hands.admin, org);
  const urls: string[] = [];
  for (const product of demo.products) urls.unshift(...(await addProduct({ hands, org, sites }, product)));
  return urls;
}

/** The first organisation has people, and those who want to join; the others have their Owner alone. */
async function fillAll(options: Options, owner: Call): Promise<string[]> {
  const another = async (person: DemoPerson) => caller(options.apiUrl, await signUp(options, person));
  const urls: string[] = [];
  for (const [index, demo] of DEMO_ORGANISATIONS.entries()) {
    const alone = { owner, admin: owner, supervisor: owner, member: owner, operator: owner };
    const handsIn = async (org: string) => {
      if (index > 0) return alone;
      const team = { owner, org, signUp: another };
      const hands = { owner, ...(await addStaff(team)) };
      // All of them have been let in; what comes next is new.
      await owner(readNotifications, { body: {} });
      await addWishes(team);
      return hands;
    };
    urls.push(...(await fill({ demo, owner, handsIn })));
  }
  return urls;
}

/** Fills the demo through the API, once: what a person has made or removed since then stays as it is. */
export async function seed(options: Options): Promise<{ lines: string[] }> {
  const call = caller(options.apiUrl, await signIn(options, OWNER));
  if ((await call(listMyOrganisations)).length === 0) {
    keepExamples(options.dir, await fillAll(options, call));
    // A sign-in that failed, for the profile and the audit log to show.
    await tryPassword(options, OWNER.email, 'not the password');
  }
  const staff = STAFF.filter(({ duty }) => duty).map(({ email, role }) => `              ${email} (${role})`);
  const signIns = [
    `demo sign-in  ${OWNER.email} (Owner), password: ${PASSWORD}`,
    'others        with the same password:',
    ...staff,
  ];
  return { lines: ['', ...signIns, ...(await scanLines(call, options.dir))] };
}
