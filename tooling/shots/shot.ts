import type { Page } from '@playwright/test';
import { FAILURES } from '@qrigin/domain/errors';
import { LAYER } from '../keyboard/walk.ts';
import type { PlantedCalls } from './walk/planted-calls.ts';

/**
 * empty: an account on its first day. typical: a normal one. full: names of 120 characters, Devanagari text,
 * 200 rows (full-words.ts). failing: the API answers 500 to everything.
 */
export const STATES = ['empty', 'typical', 'full', 'failing'] as const;
type State = (typeof STATES)[number];

/** Comes between page and API before the page opens. */
type Arrange = (calls: PlantedCalls) => Promise<unknown>;

/** Someone of the stage (stage.ts): an Owner, people of each role, someone who has asked to join, and someone new. */
export type Who = 'owner' | 'admin' | 'supervisor' | 'member' | 'operator' | 'asker' | 'beginner';
/** The Owner has one with everything, two with less and one just made; the Admin has the other two. */
export type Place = 'honey' | 'medicines' | 'cafe' | 'garden' | 'handedOver' | 'suspended';

/** What leads to a state: who looks at what, and what gets in the way. */
export interface Scene {
  /** No one is signed in unless it says. */
  who?: Who;
  /** The organisation of `:orgId` in the path. */
  place?: Place;
  /** The product of `:product` in the path, by its name. */
  product?: string;
  arrange?: Arrange;
}

/** The same with more in the way; what came last answers first. */
export const after = (scene: Scene, arrange: Arrange): Scene => ({
  ...scene,
  async arrange(calls) {
    await scene.arrange?.(calls);
    await arrange(calls);
  },
});

/** English words as the page has them: the same, or in the pseudo-language. */
export type Say = (words: string) => string;
export const inEnglish: Say = (words) => words;

/** A dialog, a menu or another state that a person opens, photographed as well. */
export interface Opening {
  name: string;
  open(page: Page, say: Say, calls: PlantedCalls): Promise<void>;
  /** The states in which there is something to open; all of them unless it says. */
  only?: readonly State[];
  /** Shows a form that was not there before. */
  hasForm?: true;
  /** Is above the page, which cannot be reached meanwhile. */
  isLayer?: true;
}

export interface Shot {
  name: string;
  path: string;
  /** Only the states that can look different here. */
  states: Partial<Record<State, Scene>>;
  openings: readonly Opening[];
  hasForm?: true;
}

const FAILED = { error: FAILURES.internal.text, code: 'internal' };

export const asVisitor: Scene = {};

export const apiFails: Arrange = (calls) =>
  calls.on(
    () => true,
    (call) => call.answer({ status: 500, json: FAILED }),
  );

/** A page that looks the same whatever there is. */
export const page = (name: string, path: string, scene = asVisitor): Shot => ({
  name,
  path,
  states: { typical: scene },
  openings: [],
});

export const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** What the first button of these words opens above the page. */
export const layer = (name: string, button: string): Opening => ({
  name,
  isLayer: true,
  only: ['typical'],
  async open(page, say) {
    await page
      .getByRole('button', { name: say(button), exact: true })
      .first()
      .click();
    await page.locator(LAYER).waitFor();
  },
});
