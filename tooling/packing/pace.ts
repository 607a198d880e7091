import { setTimeout as sleep } from 'node:timers/promises';
import { whoami } from '@qrigin/domain/organisations';
import { clientAt, withinOrg } from '../../server/src/testing/client.ts';
import type { Company } from './hall.ts';
import { createPhone } from './phone.ts';

const EVERY_MS = 1000 / 8;

export type Pace = { reads: number[]; plain: number[] };

/** How long each of so many reads takes, at eight a second, until its outcome is there; and beside them an empty signed-in call. */
export async function timeReads(company: Company, url: string, count: number): Promise<Pace> {
  const { cartons, hall } = await company.newHall(count);
  const [carton] = cartons;
  const jars = Object.keys(hall.parents).filter((code) => hall.parents[code] === carton);
  const { orgId, tokens } = company;
  const phone = createPhone({ url, orgId, token: tokens[0] });
  const { call } = withinOrg(clientAt(url), { org: orgId, token: tokens[1] });
  const pace: Pace = { reads: [], plain: [] };
  const began = performance.now();
  for (const [at, code] of jars.entries()) {
    await sleep(Math.max(0, began + at * EVERY_MS - performance.now()));
    const read = { id: crypto.randomUUID(), at: new Date().toISOString(), code };
    const start = performance.now();
    phone.add({ job: 'check', pack: carton, read });
    while (!phone.outcomes.has(read.id)) await sleep(1);
    pace.reads.push(performance.now() - start);
    const plain = performance.now();
    await call(whoami);
    pace.plain.push(performance.now() - plain);
  }
  if ([...phone.outcomes.values()].some(({ outcome }) => outcome !== 'done'))
    throw new Error('a read was not done');
  return pace;
}
