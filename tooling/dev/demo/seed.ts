import { signIn as signInCall } from '@qrigin/domain/auth';
import { readNotifications } from '@qrigin/domain/notifications';
import { createOrganisation, listMyOrganisations } from '@qrigin/domain/organisations';
import { createRole, listRoles } from '@qrigin/domain/roles';
import { createSite } from '@qrigin/domain/sites';
import { createVendor } from '@qrigin/domain/vendors';
import { type Client, clientAt } from '../../../server/src/testing/client.ts';
import { caughtCode } from '../caught-mail.ts';
import { keepExamples, scanLines } from '../scan-lines.ts';
import { DEMO_ORGANISATIONS } from './demo.ts';
import { type DemoPerson, OWNER } from './demo-people.ts';
import type { DemoOrganisation } from './demo-types.ts';
import { idOf, type Named } from './named.ts';
import { AS_BROWSER, register } from './register.ts';
import { addCertificates } from './seed-certificates.ts';
import type { Call, Hands } from './seed-codes.ts';
import { addRows } from './seed-of-features.ts';
import { addDetails } from './seed-organisation.ts';
import type { SentFiles } from './seed-page.ts';
import { addStaff, addWishes } from './seed-people.ts';
import { addProduct } from './seed-product.ts';

type Options = {
  apiUrl: string;
  mailUrl: string;
  /** Of what is stored. */
  dir: string;
};

const PASSWORD = 'copper kettle by the window';

export function clientOfPerson(apiUrl: string, token: string): Client {
  return clientAt(apiUrl, { token, headers: AS_BROWSER });
}

export function caller(apiUrl: string, token: string): Call {
  return clientOfPerson(apiUrl, token).call;
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

type NewOrganisation = {
  demo: DemoOrganisation;
  org: string;
  owner: Call;
  signUp: (person: DemoPerson) => Promise<Call>;
};

/** What it says of itself, its roles, and those who work there. */
async function open(made: NewOrganisation) {
  const { demo, org, owner } = made;
  const builtIn = await owner(listRoles, { params: { org } });
  for (const { below, ...role } of demo.roles) {
    await owner(createRole, { params: { org }, body: { ...role, parent_role_id: idOf(builtIn, below) } });
  }
  const [hands] = await Promise.all([addStaff(made, demo.staff), addDetails(owner, org, demo)]);
  return { ...made, hands };
}

/** What its people do; answers the addresses of some of its codes. */
async function fill({ demo, hands, ...team }: NewOrganisation & { hands: Hands }): Promise<string[]> {
  const { org } = team;
  await addWishes(team, demo.wishes);
  const sites: Named[] = [];
  for (const site of demo.sites) sites.push(await hands.admin(createSite, { params: { org }, body: site }));
  const vendors: Named[] = [];
  for (const body of demo.vendors)
    vendors.push(await hands.supervisor(createVendor, { params: { org }, body }));
  // What was just made has nothing of any feature yet.
  if (demo.details) await addRows(hands.admin, org);
  const added = [];
  for (const product of demo.products)
    added.unshift(await addProduct({ hands, org, sites, vendors }, product));
  const certificates = await addCertificates({ call: hands.supervisor, org }, demo, added);
  const sent: SentFiles = new Map();
  await Promise.all(added.map(({ addItsPage }) => addItsPage({ sent, certificates })));
  return added.flatMap(({ urls }) => urls);
}

/** Made one after the other, so that they are always listed alike, and filled side by side. */
async function fillAll(options: Options, owner: Call): Promise<string[]> {
  const another = async (person: DemoPerson) => caller(options.apiUrl, await signUp(options, person));
  const made: NewOrganisation[] = [];
  for (const demo of DEMO_ORGANISATIONS) {
    const { id: org } = await owner(createOrganisation, { body: { name: demo.name } });
    made.push({ demo, org, owner, signUp: another });
  }
  const opened = await Promise.all(made.map(open));
  // All of them have been let in; what comes next is new.
  await owner(readNotifications, { body: {} });
  return (await Promise.all(opened.map(fill))).flat();
}

/** Fills the demo through the API, once: what a person has made or removed since then stays as it is. */
export async function seed(options: Options): Promise<{ lines: string[] }> {
  const call = caller(options.apiUrl, await signIn(options, OWNER));
  if ((await call(listMyOrganisations)).length === 0) {
    keepExamples(options.dir, await fillAll(options, call));
    // A sign-in that failed, for the profile and the audit log to show.
    await tryPassword(options, OWNER.email, 'not the password');
  }
  const staff = DEMO_ORGANISATIONS.flatMap((one) => one.staff)
    .filter(({ duty }) => duty)
    .map(({ email, role }) => `              ${email} (${role})`);
  const signIns = [
    `demo sign-in  ${OWNER.email} (Owner), password: ${PASSWORD}`,
    'others        with the same password:',
    ...staff,
  ];
  return { lines: ['', ...signIns, ...(await scanLines(call, options.dir))] };
}
