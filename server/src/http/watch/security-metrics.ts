import { type RawBuilder, sql } from 'kysely';
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

/** A figure that the database knows, asked in one query with all others. It holds for all processes together. */
export type Figure = { name: string; help: string; value: RawBuilder<number> };

/** The engine's own: a feature hands its figures over in its `feature.ts`. */
const MAILS: Figure = {
  name: 'mails_worst_receiver',
  help: 'Most emails to one address in the last hour, without those that a limit held back',
  value: sql`(select coalesce(max(mails), 0)::integer from (select count(*) as mails from mail
    where created_at > now() - interval '1 hour' and state not in ('held', 'dropped')
    group by lower(address)) receivers)`,
};

type Stored = Readonly<Record<string, number>>;

async function askDatabase({ kysely }: Database, figures: readonly Figure[]): Promise<Stored | undefined> {
  const columns = figures.map(({ name, value }) => sql`${value} as ${sql.ref(name)}`);
  const { rows } = await sql<Stored>`select ${sql.join(columns)}`.execute(kysely);
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

export function addStoredFigures(
  registry: Registry,
  database: Database,
  ofFeatures: readonly Figure[],
): void {
  const registers = [registry];
  const figures = [MAILS, ...ofFeatures];
  let asked = { at: Number.NEGATIVE_INFINITY, answer: Promise.resolve<Stored | undefined>(undefined) };
  const stored = () => {
    const now = performance.now();
    // While the database is away its figures are unknown, and the others are still told.
    if (now - asked.at > FRESH_MS)
      asked = { at: now, answer: askDatabase(database, figures).catch(() => undefined) };
    return asked.answer;
  };
  for (const { name, help } of figures) {
    const gauge: Gauge = new Gauge({
      name,
      help,
      registers,
      aggregator: 'max',
      collect: async () => gauge.set((await stored())?.[name] ?? Number.NaN),
    });
  }
}
