import type { Figures } from './figures-of-all.ts';

/** What the primary and its processes say to each other; `call` is the same in a question and its answer. */
export type FromPrimary = { ask: 'figures'; call: number } | { page: string; call: number };
export type FromProcess = { ask: 'page'; call: number } | { figures: Figures; call: number };
