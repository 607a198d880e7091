export {
  type HeldRecalls,
  holdOpenRecalls,
  type OpenRecalls,
  openRecalls,
  type RecallFactRow,
  type ToldRecall,
} from './open-recalls.ts';
export { recallableOf } from './recallable-of.ts';
