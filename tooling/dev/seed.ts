import { caughtCode } from './caught-mail.ts';
import { DEMO_ORGANISATIONS, type DemoOrganisation, type DemoProduct } from './demo.ts';
import { register } from './register.ts';
import { scanLines } from './scan-lines.ts';
import { addCodes, type Call } from './seed-codes.ts';
import { addDetails } from './seed-organisation.ts';
import { addPeople, type DemoPerson } from './seed-people.ts';

type Options = { apiUrl: string; mailUrl: string };

const PERSON = { name: 'Demo Person', email: 'demo@qrigin.example', country: 'India', address: '' };
const PASSWORD = 'pepper mill by the window';
/** What people come with, so that the activity of the demo is told of a browser. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0';

function caller(apiUrl: string, token: string): Call {
  return async (method, path, body) => {
    const response = await fetch(`${apiUrl}/api${path}`, {
      method,
      headers: {
        'user-agent': BROWSER,
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok)
      throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
}

/** As a person does it: sign up, and give the code from the mail. */
async function signUp({ apiUrl, mailUrl }: Options, person: DemoPerson = PERSON): Promise<string> {
  // The mail's date has no fractions of a second.
  const since = new Date(Math.floor(Date.now() / 1000) * 1000);
  return register(apiUrl, { ...PERSON, ...person, password_hash: PASSWORD }, () =>
    caughtCode(mailUrl, person.email, since),
  );
}

const tryPassword = ({ apiUrl }: Options, password: string) =>
  fetch(`${apiUrl}/api/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': BROWSER },
    body: JSON.stringify({ email: PERSON.email, password }),
  });

async function signIn(options: Options): Promise<string> {
  const response = await tryPassword(options, PASSWORD);
  if (!response.ok) return signUp(options);
  const { token }: { token: string } = await response.json();
  return token;
}

type Named = { id: string; name: string };

/** The id of what has this name; a demo that names nothing is a mistake in it. */
function idOf(things: Named[], name: string): string {
  const found = things.find((thing) => thing.name === name);
  if (!found) throw new Error(`the demo has nothing called ${name}`);
  return found.id;
}

async function addProduct(call: Call, org: string, product: DemoProduct, sites: Named[]): Promise<void> {
  const { batches: lots = [], packagings: packs = [], codes, ...fields } = product;
  const { id } = await call<Named>('POST', `/${org}/products`, fields);
  await call('GET', `/${org}/products/${id}/default-qr`);
  const batches = new Map<string, string>();
  for (const { site, ...lot } of lots) {
    const body = { ...lot, site_id: idOf(sites, site) };
    batches.set(lot.lot_code, (await call<Named>('POST', `/${org}/products/${id}/batches`, body)).id);
  }
  const packagings = new Map<string, string>();
  for (const pack of packs) {
    const body = { ...pack, product_id: id };
    packagings.set(pack.name, (await call<Named>('POST', `/${org}/packaging`, body)).id);
  }
  if (codes) await addCodes({ call, org, product: id, batches, packagings }, codes);
}

async function fill(call: Call, demo: DemoOrganisation): Promise<string> {
  const { id: org } = await call<Named>('POST', '/organization', { name: demo.name });
  const sites: Named[] = [];
  for (const site of demo.sites) sites.push(await call<Named>('POST', `/${org}/sites`, site));
  const builtIn = await call<Named[]>('GET', `/${org}/roles`);
  for (const { below, ...role } of demo.roles) {
    await call('POST', `/${org}/roles`, { ...role, parent_role_id: idOf(builtIn, below) });
  }
  await addDetails(call, org, demo);
  for (const product of demo.products) await addProduct(call, org, product, sites);
  return org;
}

/** Fills the demo through the API, once: what a person has made or removed since then stays as it is. */
export async function seed(options: Options): Promise<{ lines: string[] }> {
  const call = caller(options.apiUrl, await signIn(options));
  const another = async (person: DemoPerson) => caller(options.apiUrl, await signUp(options, person));
  const mine = () => call<Named[]>('GET', '/fetch-Organizations');
  if ((await mine()).length === 0) {
    const orgs: string[] = [];
    for (const organisation of DEMO_ORGANISATIONS) orgs.push(await fill(call, organisation));
    // A sign-in that failed, for the profile and the audit log to show.
    await tryPassword(options, 'not the password');
    if (orgs[0]) await addPeople({ owner: call, ownerName: PERSON.name, org: orgs[0], signUp: another });
  }
  const shown = (await mine()).find(({ name }) => name === DEMO_ORGANISATIONS[0]?.name);
  const scans = shown ? await scanLines(call, shown.id) : [];
  const signIns = [
    `demo sign-in  ${PERSON.email}, password: ${PASSWORD}`,
    'example staff admin-1@, supervisor-1@, member-1@, qr-operator-1@spice-mill.example, the same password',
  ];
  return { lines: ['', ...signIns, ...scans] };
}
