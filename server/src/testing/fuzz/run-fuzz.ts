import type { Endpoint } from '@qrigin/domain/http';
import * as fc from 'fast-check';
import { buildWorld, type World } from '../matrix/world.ts';
import type { TestApi } from '../test-api.ts';
import type { FuzzedApi } from './fuzzed-api.ts';
import { Known } from './judge/known.ts';
import { Report } from './judge/report.ts';
import { createMutex } from './mutex.ts';
import { patiently } from './patience.ts';
import { draftsOf } from './request.ts';
import { isOver, type Round, runCase } from './run-case.ts';
import { scheduleOf, seedOf } from './schedule.ts';
import type { FuzzSettings } from './settings.ts';

/** Requests at the same time: enough for them to meet, few enough that the machine is not what answers. */
const LANES = 8;
/** After so many cases everything starts anew, before the lists of one organisation grow long. */
const CASES_PER_WORLD = 2000;

/** Sends about `cases` requests to the endpoints and reports what was wrong with the answers. */
export async function runFuzz(
  { api: hasty, reached }: FuzzedApi,
  settings: FuzzSettings,
  endpoints: Endpoint[] = hasty.endpoints,
): Promise<Report> {
  const api: TestApi = { ...hasty, ask: (...asked) => patiently(() => hasty.ask(...asked)) };
  reached.clear();
  const drafts = new Map(endpoints.map((endpoint) => [endpoint, draftsOf(endpoint)]));
  const report = new Report(endpoints, reached, settings);
  const queue = scheduleOf(endpoints, settings.cases).toReversed();

  while (queue.length) {
    const world = await buildWorld(api);
    const round: Round = { api, report, world, known: knownOf(world), misses: 0, inTurn: createMutex() };
    const before = await world.fingerprint(world.neighbour);
    const end = queue.length - CASES_PER_WORLD;
    const lane = async () => {
      while (queue.length > end && !isOver(round)) {
        const next = queue.pop();
        if (!next) return;
        const seed = seedOf(next, settings.seed);
        const [draft] = fc.sample(drafts.get(next.endpoint)!, { seed, numRuns: 1 });
        await runCase(round, next.endpoint, draft!);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    if ((await world.fingerprint(world.neighbour)) !== before)
      report.add('all endpoints', 'rows of the other organisation changed');
  }
  report.addUnreached();
  return report;
}

function knownOf({ home }: World): Known {
  // What arrangements build on is not deleted by chance.
  const { product, packaging, certificate_provider: provider = '' } = home.things;
  const known = new Known([product, packaging, provider]);
  known.addId('org', home.id);
  for (const [thing, id] of Object.entries(home.things)) known.addId(thing, id);
  return known;
}
