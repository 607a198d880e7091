import type { TenantThing } from '@qrigin/domain/declaration';
import { FAILURES } from '@qrigin/domain/errors';
import { type Endpoint, failuresOf, type RawInput, takesBody } from '@qrigin/domain/http';
import { ROLE } from '@qrigin/domain/roles';
import { validValue } from '../contract/arbitrary.ts';
import type { Answer, TestApi } from '../test-api.ts';
import { ARRANGE } from './arrange.ts';
import { NAMED_OTHERWISE } from './arrange-codes.ts';
import type { Arranged } from './arranged.ts';
import { ACTORS, type Actor, expectedStatus, NEEDS } from './expected.ts';
import { rowNameOf, type Tenant } from './rows.ts';
import { buildWorld, type World } from './world.ts';

type MatrixResult = { cases: number; milliseconds: number; faults: string[] };
/** A world in which the rows of some endpoints can be tried, or of all. */
export type Matrix = { run(endpoints: readonly Endpoint[]): Promise<MatrixResult> };

/** Body fields that name a row but whose endpoint judges them itself. */
const NAMES_A_ROW: Record<string, TenantThing> = { parent_role_id: ROLE };

/** Values that are valid in form but that only the tree of roles could tell apart. */
const PLAIN_VALUES: Record<string, unknown> = { permissions: ['org.view'], is_public: false };

type Call = Required<Pick<RawInput, 'token' | 'params' | 'query' | 'body' | 'headers'>>;
type Case = { endpoint: Endpoint; actor: Actor; seed: number; foreign?: string | undefined };

/** What was arranged for the case; a field named in `foreign` is that of the other tenant. */
async function arrangedFor(
  api: TestApi,
  world: World,
  { endpoint, actor, foreign }: Case,
): Promise<Arranged> {
  const arranged = (await ARRANGE[endpoint.name]?.(api, world.tokens[actor], world.home)) ?? {};
  const other = NAMED_OTHERWISE[endpoint.name]?.[foreign ?? '']?.(world.neighbour) ?? {};
  return {
    ...arranged,
    params: { ...arranged.params, ...other.params },
    body: { ...arranged.body, ...other.body },
  };
}

function idIn({ things }: Tenant, thing: string): string {
  const id = things[thing];
  if (id === undefined) throw new Error(`nothing was made of ${thing}`);
  return id;
}

/** A valid call with real ids of the tenant; a field named in `foreign` gets the id of a row of the other tenant. */
async function validCall(
  api: TestApi,
  world: World,
  { endpoint, actor, seed, foreign }: Case,
): Promise<Call> {
  const idOf = async (field: string, named: TenantThing) => {
    const thing = rowNameOf(named);
    if (field === foreign) return idIn(world.neighbour, thing);
    return endpoint.method === 'DELETE' ? world.fresh(world.home, thing) : idIn(world.home, thing);
  };
  const token = world.tokens[actor];
  const arranged = await arrangedFor(api, world, { endpoint, actor, seed, foreign });

  const params: Record<string, string> = {};
  for (const name of Object.keys(endpoint.params.shape)) {
    const thing = endpoint.ids[name];
    const given = thing && name === foreign ? undefined : arranged.params?.[name];
    params[name] = given ?? (thing ? await idOf(name, thing) : world.home.id);
  }
  const query = { ...Object(validValue(endpoint.query, seed)), ...arranged.query };
  for (const [name, thing] of Object.entries(endpoint.ids))
    if (name in endpoint.query.shape) query[name] = await idOf(name, thing);
  const call = { token: arranged.token ?? token, params, query, headers: arranged.headers ?? {} };
  if (!takesBody(endpoint)) return { ...call, body: undefined };

  const body = { ...(validValue(endpoint.body, seed) as Record<string, unknown>), ...arranged.body };
  // Ids that may be left out are sent too.
  const ids = Object.keys(endpoint.ids).filter((name) => !(name in endpoint.params.shape));
  for (const name of new Set([...Object.keys(body), ...ids])) {
    const thing = endpoint.ids[name] ?? NAMES_A_ROW[name];
    if (thing && (name === foreign || !(name in Object(arranged.body)))) body[name] = await idOf(name, thing);
    else if (name in PLAIN_VALUES) body[name] = PLAIN_VALUES[name];
  }
  return { ...call, body };
}

function faultsOf(endpoint: Endpoint, answer: Answer, wanted: number, canary: string): string[] {
  const faults: string[] = [];
  const status = wanted === 200 ? endpoint.status : wanted;
  if (answer.status !== status)
    faults.push(`answered ${answer.status}, not ${status}: ${answer.text.slice(0, 200)}`);
  if (answer.text.includes(canary)) faults.push('shows a word of the other organisation');
  const declared = new Set([
    endpoint.status,
    ...[...failuresOf(endpoint)].map((code) => FAILURES[code].status),
  ]);
  if (!declared.has(answer.status as never)) faults.push(`${answer.status} is not declared`);
  if (answer.status === endpoint.status && !endpoint.reply.safeParse(answer.body).success) {
    faults.push('answers another shape than it declares');
  }
  return faults;
}

/** Every endpoint × every kind of caller, then every id parameter with a neighbour's id. */
export async function openMatrix(api: TestApi): Promise<Matrix> {
  const world = await buildWorld(api);
  return { run: (endpoints) => runRows(api, world, endpoints) };
}

async function runRows(api: TestApi, world: World, endpoints: readonly Endpoint[]): Promise<MatrixResult> {
  const before = await world.fingerprint(world.neighbour);
  const faults: string[] = [];
  let cases = 0;
  let milliseconds = 0;

  for (const endpoint of endpoints) {
    const title = `${endpoint.method} ${endpoint.path}`;
    const need = NEEDS[title];
    if (!need) {
      faults.push(`${title}: nobody has written what it needs into expected.ts`);
      continue;
    }
    let successes = 0;
    const check = async (actor: Actor, wanted: number, foreign?: string) => {
      cases += 1;
      // Counters of tries belong to the tests of signing in.
      if (endpoint.policy.who === 'public') await api.database.superuser.query('delete from rate_limit');
      const seed = api.endpoints.indexOf(endpoint) * 1000 + cases;
      const call = await validCall(api, world, { endpoint, actor, seed, foreign });
      const start = performance.now();
      const answer = await api.askRaw(endpoint, call);
      milliseconds += performance.now() - start;
      if (answer.status === endpoint.status) successes += 1;
      // What anyone may see is no secret of anyone.
      const other = actor === 'stranger' && need !== 'anybody' ? world.home : world.neighbour;
      const found = faultsOf(endpoint, answer, wanted, other.canary);
      faults.push(
        ...found.map(
          (fault) => `${title} as ${actor}${foreign ? ` with a foreign ${foreign}` : ''}: ${fault}`,
        ),
      );
    };
    for (const actor of ACTORS) await check(actor, expectedStatus(need, actor));
    for (const field of Object.keys({ ...endpoint.ids, ...NAMED_OTHERWISE[endpoint.name] }))
      await check('owner', 404, field);
    if (successes === 0) faults.push(`${title}: no caller succeeded`);
  }

  if ((await world.fingerprint(world.neighbour)) !== before)
    faults.push('rows of the other organisation changed');
  return { cases, milliseconds, faults };
}
