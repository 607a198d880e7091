import { randomInt } from 'node:crypto';
import type { Client } from 'pg';
import { ask } from './ask.ts';
import { createAccounts, newAddresses } from './people.ts';
import type { Probe } from './probes.ts';
import { summarise, welch } from './welch.ts';

export type Comparison = {
  name: string;
  n: number;
  /** Mean times in milliseconds. */
  existing: number;
  unknown: number;
  t: number;
  /** Every different answer, with the address taken out; one when all are alike. */
  answers: string[];
};

type Question = { email: string; exists: boolean };
type System = { url: string; superuser: Client };

function shuffled<Item>(items: Item[]): Item[] {
  const left = [...items];
  return items.map(() => left.splice(randomInt(left.length), 1)).flat();
}

/** Half about existing accounts and half about no one, in any order; each address is asked about once. */
async function questions({ superuser }: System, calls: number): Promise<Question[]> {
  const half = Math.ceil(calls / 2);
  const existing = newAddresses(half);
  await createAccounts(superuser, existing);
  return shuffled([
    ...existing.map((email) => ({ email, exists: true })),
    ...newAddresses(half).map((email) => ({ email, exists: false })),
  ]);
}

async function askAll({ url }: System, probe: Probe, asked: Question[]) {
  const times = { existing: [] as number[], unknown: [] as number[] };
  const answers = new Set<string>();
  for (const { email, exists } of asked) {
    const { status, headers, text, milliseconds } = await ask(url, probe.request(email));
    times[exists ? 'existing' : 'unknown'].push(milliseconds);
    answers.add([status, ...headers, text].join('\n').replaceAll(email, 'ADDRESS'));
  }
  return { times, answers };
}

/** Asks about existing and unknown addresses in turn and compares what is answered and how long it takes. */
export async function compare(
  system: System,
  probe: Probe,
  calls: number,
  warmUp: number,
): Promise<Comparison> {
  await askAll(system, probe, await questions(system, warmUp));
  const { times, answers } = await askAll(system, probe, await questions(system, calls));
  const [existing, unknown] = [summarise(times.existing), summarise(times.unknown)];
  return {
    name: probe.name,
    n: existing.n + unknown.n,
    existing: existing.mean,
    unknown: unknown.mean,
    t: welch(existing, unknown),
    answers: [...answers],
  };
}
