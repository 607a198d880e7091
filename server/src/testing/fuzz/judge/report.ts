import type { Endpoint } from '@qrigin/domain/http';
import { type Request, targetOf } from '../request.ts';
import type { Answer } from '../send.ts';
import type { FuzzSettings } from '../settings.ts';

/** A fault with the first request that showed it, and how many showed the same. */
type Fault = { where: string; what: string; by: string[]; times: number };

type Tally = { requests: number; statuses: Map<number, number>; slowest: number };

const SHOWN = 500;

export function titleOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}

function describe(request: Request): string {
  const body = request.text === undefined ? '' : ` ${request.text}`;
  return `${request.endpoint.method} ${targetOf(request)} as ${request.actor}${body}`.slice(0, SHOWN);
}

function sum(numbers: Iterable<number>): number {
  return [...numbers].reduce((total, number) => total + number, 0);
}

/** What happened, by endpoint. */
export class Report {
  /** The kinds of breaks that were tried. */
  readonly breaks = new Set<string>();
  readonly #faults = new Map<string, Fault>();
  readonly #tallies: Map<Endpoint, Tally>;
  readonly #reached: ReadonlyMap<string, number>;
  readonly #settings: FuzzSettings;
  #busy = 0;

  constructor(endpoints: Endpoint[], reached: ReadonlyMap<string, number>, settings: FuzzSettings) {
    this.#tallies = new Map(
      endpoints.map((endpoint) => [endpoint, { requests: 0, statuses: new Map(), slowest: 0 }]),
    );
    this.#reached = reached;
    this.#settings = settings;
  }

  get requests(): number {
    return sum([...this.#tallies.values()].map(({ requests }) => requests));
  }

  get reached(): number {
    return sum([...this.#tallies.keys()].map(({ name }) => this.#reached.get(name) ?? 0));
  }

  count(endpoint: Endpoint, { status, milliseconds }: Answer): void {
    const tally = this.#tallies.get(endpoint)!;
    tally.requests += 1;
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1);
    tally.slowest = Math.max(tally.slowest, milliseconds);
  }

  /** Counts a request that was sent again because the machine had too much to do. */
  countBusy(): void {
    this.#busy += 1;
  }

  add(where: string, what: string, by?: { how: string; request: Request }): void {
    const key = `${where}: ${what}`;
    const known = this.#faults.get(key);
    if (known) known.times += 1;
    else this.#faults.set(key, { where, what, by: by ? [by.how, describe(by.request)] : [], times: 1 });
  }

  /** A generator that can make no request that is let through would prove nothing. */
  addUnreached(): void {
    for (const endpoint of this.#tallies.keys()) {
      if (!this.#reached.get(endpoint.name)) this.add(titleOf(endpoint), 'its handler was never reached');
    }
  }

  /** Each kind of fault for people: where, what was broken, the request, and how to see it again. */
  get faults(): string[] {
    const { cases, seed } = this.#settings;
    return [...this.#faults.values()].map(({ where, what, by, times }) => {
      const often = times > 1 ? ` (${times} times)` : '';
      return [
        `${where}: ${what}${often}`,
        ...by,
        `again: npm run fuzz -- --cases ${cases} --seed ${seed}`,
      ].join('\n  ');
    });
  }

  /** A line for each endpoint, the faults, and the sum. */
  get text(): string {
    const lines = [...this.#tallies].map(([endpoint, { requests, statuses, slowest }]) => {
      const answers = [...statuses].sort(([a], [b]) => a - b).map(([status, times]) => `${status}×${times}`);
      const reached = this.#reached.get(endpoint.name) ?? 0;
      return `${titleOf(endpoint)}: ${requests} requests, ${reached} reached the handler, ${answers.join(' ')}, slowest ${Math.round(slowest)} ms`;
    });
    const faults = sum([...this.#faults.values()].map(({ times }) => times));
    const last = `fuzz: ${this.requests} requests, ${this.reached} reached a handler, ${faults} faults, seed ${this.#settings.seed}`;
    const busy = this.#busy ? [`sent again because the machine was busy: ${this.#busy}`] : [];
    return [...lines, ...this.faults, ...busy, last].join('\n');
  }
}
