import type { BrowserContext, Page } from '@playwright/test';
import type { Trap } from '../hostile-files/trap.ts';
import { type Watch, watchContext } from '../product/watch-context.ts';
import { lookAt } from './look.ts';

/** A text that should be on a page, by the kind of its field. */
export type Expected = { kind: string; text: string; payloads: number };

type Row = { views: number; payloads: number; ran: string[]; broke: string[] };

export interface Tally {
  /** Looks at a page under this name: what should be there, and what should not have happened. */
  see(page: Page, name: string, expected: readonly Expected[]): Promise<void>;
  /** Begins to watch a browser. */
  watch(context: BrowserContext): Promise<void>;
  rows(): ReadonlyMap<string, Row>;
  /** Kinds of fields that were expected on a page, and were never there. */
  unseen(): string[];
}

/** How long a page may take to draw what it has, and after how long no more of it comes. */
const PATIENCE_MS = 5000;
const STILL_MS = 500;
const BETWEEN_MS = 80;

export function createTally(trap: Trap, origins: readonly string[]): Tally {
  const rows = new Map<string, Row>();
  const watches: Watch[] = [];
  const seen = new Map<string, boolean>();

  /** Waits until all is there; some never is, as a page has its own view on what it shows of it. */
  async function lookPatiently(page: Page, expected: readonly Expected[]) {
    const texts = expected.map(({ text }) => text);
    const deadline = Date.now() + PATIENCE_MS;
    let last = { count: 0, at: Date.now() };
    for (;;) {
      const look = await lookAt(page, texts);
      const count = look.shown.filter(Boolean).length;
      if (count !== last.count) last = { count, at: Date.now() };
      const isStill = count > 0 && Date.now() - last.at > STILL_MS;
      if (count === texts.length || isStill || Date.now() > deadline) return look;
      await page.waitForTimeout(BETWEEN_MS);
    }
  }

  return {
    async watch(context) {
      trap.watch(context, origins);
      watches.push(await watchContext(context));
    },
    async see(page, name, expected) {
      const { shown, signs } = await lookPatiently(page, expected);
      const row = rows.get(name) ?? { views: 0, payloads: 0, ran: [], broke: [] };
      rows.set(name, row);
      row.views += 1;
      for (const [at, isShown] of shown.entries()) {
        const place = placeOf(name, expected[at]);
        seen.set(place, isShown || seen.get(place) === true);
        if (isShown) row.payloads += expected[at]?.payloads ?? 0;
      }
      row.ran.push(...trap.caught());
      row.broke.push(...signs, ...watches.flatMap((watch) => watch.faults()));
      for (const watch of watches) watch.clear();
    },
    rows: () => rows,
    unseen: () => [...seen].flatMap(([place, isSeen]) => (isSeen ? [] : [place])),
  };
}

const placeOf = (name: string, expected: Expected | undefined) => `${name}: ${expected?.kind}`;
