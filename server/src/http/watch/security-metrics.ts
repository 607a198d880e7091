import { sql } from 'kysely';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { Database } from '../../db/connect/connection.ts';
import type { NetworkCounts } from '../../network-counts.ts';

/** Shows what was counted by network; `name` begins the names of its figures. */
export type AddNetworkCounts = (
  name: string,
  help: string,
  counts: Pick<NetworkCounts, 'worst' | 'total'>,
) => void;

/** However often someone asks, the database is asked this seldom. */
const FRESH_MS = 15_000;

const HELP = {
  mails_worst_receiver: 'Most emails to one address in the last hour, without those that a limit held back',
  file_checks_timed_out_hour: 'File checks that took too long, in the last hour',
  sign_ins_locked_hour: 'Times that somebody was locked out by wrong passwords, in the last hour',
  audit_unsealed_seconds: 'How long the oldest audit entry without a seal has waited',
};

/** Figures that the database knows. They hold for all processes together. */
const STORED = [
  'mails_worst_receiver',
  'file_checks_timed_out_hour',
  'sign_ins_locked_hour',
  'audit_unsealed_seconds',
] as const;
type Stored = Record<(typeof STORED)[number], number>;

async function askDatabase({ kysely }: Database): Promise<Stored | undefined> {
  const { rows } = await sql<Stored>`select
    (select coalesce(max(mails), 0)::integer from (select count(*) as mails from mail
      where created_at > now() - interval '1 hour' and state not in ('held', 'dropped')
      group by lower(address)) receivers) as mails_worst_receiver,
    count_security_events('file.timed-out') as file_checks_timed_out_hour,
    count_security_events('sign-in.locked') as sign_ins_locked_hour,
    audit_unsealed_seconds() as audit_unsealed_seconds`.execute(kysely);
  return rows[0];
}

/** Never the network or the address itself: they are personal, and there are too many of them for labels. */
export function networkCountsIn(registry: Registry): AddNetworkCounts {
  const registers = [registry];
  return (name, help, counts) => {
    const total: Counter = new Counter({
      name: `${name}_total`,
      help,
      registers,
      collect() {
        total.reset();
        total.inc(counts.total());
      },
    });
    const worst: Gauge = new Gauge({
      name: `${name}_worst_network`,
      help: `${help}: most of one network in the last minute`,
      registers,
      // The calls of a network are spread over all processes.
      aggregator: 'sum',
      collect: () => worst.set(counts.worst()),
    });
  };
}

export function addSecurityMetrics(registry: Registry, database: Database): void {
  const registers = [registry];
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve<Stored | undefined>(undefined) };
  const stored = () => {
    const now = performance.now();
    // While the database is away its figures are unknown, and the others are still told.
    if (now - asked.at > FRESH_MS) asked = { at: now, answer: askDatabase(database).catch(() => undefined) };
    return asked.answer;
  };
  for (const name of STORED) {
    const gauge: Gauge = new Gauge({
      name,
      help: HELP[name],
      registers,
      aggregator: 'max',
      collect: async () => gauge.set((await stored())?.[name] ?? Number.NaN),
    });
  }
}
