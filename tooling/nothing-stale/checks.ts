import type { Fresh } from './fresh.ts';
import type { History } from './history.ts';
import { faultsByModel, faultsOf } from './judge.ts';
import type { Eyes, SeenOverview } from './look.ts';
import type { Told } from './told.ts';

type Where = { history: History; code: string; api: number };

/** A look that writes overlapped: it may show any version from the one before it to the one begun last. */
type Overlapped = Where & { seen: SeenOverview; from: number; to: number };

type Counts = {
  scans: number;
  pages: number;
  /** Answers that told what is not true. */
  wrong: number;
  /** Scans that a write overlapped: they may show what was before it or after it. */
  overlapped: number;
  /** Scans that several writes overlapped: no one can say what must be seen of each. */
  unjudged: number;
};

export type Checks = {
  /** Looks at a code everywhere and judges what is seen. */
  check: (history: History, code: string) => Promise<void>;
  /** Looks at its overview alone, which is quick; it is judged later. */
  glance: (history: History, code: string) => Promise<void>;
  /** Judges looks that writes overlapped, as far as these are answered. */
  judgeOverlapped(): void;
  readonly counts: Readonly<Counts>;
  /** The first wrong answers, in words. */
  readonly faults: readonly string[];
};

const MOST_FAULTS = 5;
const LAST_WRITES = 12;

type Deps = { eyes: Eyes; fresh: Fresh };

function expected({ versions }: History, at: number, code: string): Told {
  const said = versions[at]?.get(code);
  if (said === undefined) throw new Error(`nobody knows what must be told of ${code} after ${at} writes`);
  return JSON.parse(said);
}

export function createChecks({ eyes, fresh }: Deps): Checks {
  const counts: Counts = { scans: 0, pages: 0, wrong: 0, overlapped: 0, unjudged: 0 };
  const faults: string[] = [];
  let later: Overlapped[] = [];

  function blame({ history, code, api }: Where, found: string[]): void {
    if (found.length === 0) return;
    const answers = new Set(found.map((fault) => (fault.startsWith('page') ? 'page' : 'overview')));
    counts.wrong += answers.size;
    if (faults.length >= MOST_FAULTS) return;
    const lines = [
      `${code} of ${history.maker.id} at api ${api}:`,
      ...found.map((fault) => `  ${fault}`),
      '  after',
      ...history.writes.slice(-LAST_WRITES).map((write) => `    ${write}`),
    ];
    faults.push(lines.join('\n'));
  }

  async function check(history: History, code: string): Promise<void> {
    const from = history.answered;
    const looks = await eyes.look(code);
    const to = history.begun;
    counts.scans += looks.length;
    counts.pages += looks.length;
    const truth = await fresh.find(code);
    if (!truth) throw new Error(`${code} was issued and is not found`);
    const isQuiet = history.begun === from;
    for (const look of looks) {
      const where = { history, code, api: look.api };
      if (!isQuiet) later.push({ ...where, seen: look.overview, from, to });
      else {
        const told = expected(history, from, code);
        blame(where, faultsOf(look, { fresh: truth.overview, told, draw: truth.draw }));
      }
    }
  }

  async function glance(history: History, code: string): Promise<void> {
    const from = history.answered;
    const glances = await eyes.glance(code);
    const to = history.begun;
    counts.scans += glances.length;
    for (const { api, overview } of glances) later.push({ history, code, api, seen: overview, from, to });
  }

  function judgeOne({ seen, from, to, ...where }: Overlapped): void {
    if (to - from > 1) {
      counts.unjudged += 1;
      return;
    }
    if (to > from) counts.overlapped += 1;
    const [before, after] = [from, to].map((at) =>
      faultsByModel(seen, expected(where.history, at, where.code)),
    );
    if (before?.length && after?.length) blame(where, after);
  }

  return {
    check,
    glance,
    judgeOverlapped() {
      const isAnswered = ({ history, to }: Overlapped) => to < history.versions.length;
      for (const look of later.filter(isAnswered)) judgeOne(look);
      later = later.filter((look) => !isAnswered(look));
    },
    counts,
    faults,
  };
}
