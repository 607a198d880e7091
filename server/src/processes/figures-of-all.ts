import { AggregatorRegistry, type Registry } from 'prom-client';

/** The metrics of one process, as they travel. */
export type Figures = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

/** What the primary and its processes say to each other; `call` is the same in a question and its answer. */
export type FromPrimary = { ask: 'figures'; call: number } | { page: string; call: number };
export type FromProcess = { ask: 'page'; call: number } | { figures: Figures; call: number };

/** What only ever grows. Everything else says how it is now, which no one knows of a process that does not answer. */
function onlyCounts(figures: Figures): Figures {
  return figures.filter(({ type }) => ['counter', 'histogram'].includes(String(type)));
}

const addUp = (all: Figures[]) => AggregatorRegistry.aggregate(all);

/**
 * Adds the figures of processes up. A count that fell would look like a new beginning to Prometheus, and all that is left
 * of it like new events; so what a process was last heard to have counted stays in the sum after its end.
 */
export function createFiguresOfAll() {
  const latest = new Map<number, Figures>();
  let ended: Promise<Figures> = Promise.resolve([]);
  return {
    heard(process: number, figures: Figures): void {
      latest.set(process, figures);
    },
    ended(process: number): void {
      const counts = onlyCounts(latest.get(process) ?? []);
      latest.delete(process);
      ended = ended.then((before) => addUp([before, counts]).getMetricsAsJSON());
    },
    /** The sum as Prometheus reads it; of those that have not just `answered`, only what they were last heard to have counted. */
    async page(answered: ReadonlySet<number>, own: Figures): Promise<string> {
      const living = [...latest].map(([process, figures]) =>
        answered.has(process) ? figures : onlyCounts(figures),
      );
      return addUp([own, ...living, await ended]).metrics();
    },
  };
}
