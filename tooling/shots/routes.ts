import type { BrowserContext, Page } from '@playwright/test';
import { FAILURES } from '@qrigin/domain/errors';

/**
 * empty: an account on its first day. typical: a normal one. full: names of 120 characters, Devanagari text,
 * 200 rows (full-words.ts). failing: the API answers 500 to everything.
 */
export const STATES = ['empty', 'typical', 'full', 'failing'] as const;
type State = (typeof STATES)[number];

/** Brings the state about before the page opens: signs in to a world that has it, or stands in the way. */
type Prepare = (context: BrowserContext) => Promise<void>;

/** A dialog or a menu, photographed as well. */
export interface Opening {
  name: string;
  open(page: Page): Promise<void>;
}

export interface Shot {
  name: string;
  path: string;
  /** Only the states that can look different here. */
  states: Partial<Record<State, Prepare>>;
  openings: readonly Opening[];
}

const FAILED = { error: FAILURES.internal.text, code: 'internal' };

const asVisitor: Prepare = async () => undefined;

const apiFails: Prepare = async (context) => {
  await context.route('**/api/**', (route) => route.fulfill({ status: 500, json: FAILED }));
};

/** Every page there is. A test holds this list to the site's own. */
export const ROUTES: readonly Shot[] = [
  { name: 'home', path: '/', states: { typical: asVisitor, failing: apiFails }, openings: [] },
  { name: 'not-found', path: '/no-such-page', states: { typical: asVisitor }, openings: [] },
  { name: 'scan-unknown', path: '/scan/NO-SUCH-CODE', states: { typical: asVisitor }, openings: [] },
];
