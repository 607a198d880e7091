import type { Endpoint } from '@qrigin/domain/http';
import { ARRANGE } from '../matrix/arrange.ts';
import type { Arranged } from '../matrix/arranged.ts';
import { ACTORS, type Actor } from '../matrix/expected.ts';
import { rowNameOf } from '../matrix/rows.ts';
import type { World } from '../matrix/world.ts';
import type { TestApi } from '../test-api.ts';
import type { Broken } from './breaks/break.ts';
import { BREAKS } from './breaks/breaks.ts';
import { oneOf } from './breaks/dice.ts';
import { faultsOf } from './judge/judge.ts';
import type { Known } from './judge/known.ts';
import { type Report, titleOf } from './judge/report.ts';
import type { Mutex } from './mutex.ts';
import { patiently } from './patience.ts';
import { type Draft, isTooLong, type Request, validRequest } from './request.ts';
import { type Answer, send } from './send.ts';

/** A world and what has been learnt in it. It is over when its owner has been signed out or has lost everything. */
export type Round = {
  api: TestApi;
  report: Report;
  world: World;
  known: Known;
  misses: number;
  /** The connection that arranges things does one at a time. */
  inTurn: Mutex;
};

type Attempt = Broken & { how: string; arranged: Arranged };

/** So many calls of the owner about their own things found nothing: the organisation is gone. */
const MISSES = 10;

export function isOver({ misses }: Round): boolean {
  return misses >= MISSES;
}

export async function runCase(round: Round, endpoint: Endpoint, draft: Draft): Promise<void> {
  const { api, report, world } = round;
  await arrangeRows(round, endpoint);
  const attempt = await attemptOf(round, endpoint, draft);
  const { request, how } = attempt;
  let answer: Answer;
  try {
    answer = await patiently(
      () => send(api.url, request),
      () => report.countBusy(),
    );
  } catch (error) {
    report.add(titleOf(endpoint), `the connection broke: ${String(error)}`, { how, request });
    return;
  }
  report.count(endpoint, answer);
  const foreignWord = request.actor === 'stranger' ? undefined : world.neighbour.canary;
  const alsoAllowed = attempt.alsoAllowed ?? (isTooLong(request) ? 431 : undefined);
  const faults = faultsOf(endpoint, answer, { ...attempt, alsoAllowed, foreignWord });
  for (const fault of faults) report.add(titleOf(endpoint), fault, { how, request });
  // What should not have been shown must not come back from another endpoint that is right.
  if (faults.length === 0) learn(round, attempt, answer);
  watchOwner(round, attempt, answer);
}

/** Rows of the kinds that the endpoint names, and attempt counters that do not get in the way. */
async function arrangeRows({ api, world, known, inTurn }: Round, endpoint: Endpoint): Promise<void> {
  for (const thing of Object.values(endpoint.ids)) {
    const { name } = thing;
    if (!known.hasId(name)) known.addId(name, await inTurn(() => world.fresh(world.home, rowNameOf(thing))));
  }
  if (endpoint.policy.who === 'public')
    await inTurn(() => api.database.superuser.query('delete from rate_limit'));
}

/** What makes a call succeed where that takes more than values of the right form. */
async function arrange({ api, world, inTurn }: Round, name: string, actor: Actor): Promise<Arranged> {
  const arrangement = ARRANGE[name];
  return arrangement ? inTurn(() => arrangement(api, world.tokens[actor], world.home)) : {};
}

async function attemptOf(round: Round, endpoint: Endpoint, draft: Draft): Promise<Attempt> {
  const { world, known, report } = round;
  const { roll } = draft;
  const actor: Actor = roll(5) === 0 ? oneOf(ACTORS, roll) : 'owner';
  const arranged = roll(2) === 0 ? {} : await arrange(round, endpoint.name, actor);
  const request = validRequest(endpoint, draft, { actor, token: world.tokens[actor], known, arranged });
  if (roll(5) < 2) return { request, arranged, how: 'valid', detail: '', mustFail: false };
  const breakage = oneOf(
    BREAKS.filter((one) => one.fits(request, world)),
    roll,
  );
  report.breaks.add(breakage.name);
  const broken = breakage.apply(request, { roll, world });
  const how = `one thing wrong: ${breakage.name}${broken.detail && ` (${broken.detail})`}`;
  return { ...broken, arranged, how };
}

const isSuccess = ({ endpoint }: Request, { status }: Answer) => status === endpoint.status;

function learn({ known }: Round, { request }: Attempt, answer: Answer): void {
  const { endpoint, actor, params } = request;
  // What the other organisation's owner makes is not ours to use.
  if (!isSuccess(request, answer) || actor === 'stranger') return;
  known.learn(endpoint, JSON.parse(answer.text));
  if (endpoint.method !== 'DELETE') return;
  for (const [name, id] of Object.entries(params)) if (name !== 'org') known.forget(id);
}

function watchOwner(round: Round, { request, how, arranged }: Attempt, answer: Answer): void {
  const { who } = request.endpoint.policy;
  const isOwners = request.actor === 'owner' && how === 'valid' && arranged.token === undefined;
  if (!isOwners || who === 'public' || who === 'guest') return;
  if (answer.status === 401) round.misses = MISSES;
  if (who !== 'member') return;
  if (isSuccess(request, answer)) round.misses = 0;
  else if (answer.status === 404) round.misses += 1;
}
