export { createPublicRecalls } from './public/public-recalls.ts';
export { dayAfter, firstDayOf, firstOpenDay } from './reach/days-of-scans.ts';
export {
  type HeldRecalls,
  holdOpenRecalls,
  type OpenRecalls,
  openRecalls,
  type RecallFactRow,
  recallableOf,
  type ToldRecall,
} from './reach/open-recalls.ts';
export { packRecalls } from './reach/pack-recalls.ts';
export { windowRecalls } from './reach/window-recalls.ts';
export { type ScopeColumns, scopeOf } from './scope-columns.ts';
