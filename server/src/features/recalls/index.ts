export {
  type HeldRecalls,
  holdOpenRecalls,
  type OpenRecalls,
  openRecalls,
  type RecallFactRow,
  recallableOf,
  type ToldRecall,
} from './open-recalls.ts';
