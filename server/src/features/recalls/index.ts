export {
  type HeldRecalls,
  holdOpenRecalls,
  type OpenRecalls,
  openRecalls,
  type RecallFactRow,
  recallableOf,
  type ToldRecall,
} from './reach/open-recalls.ts';
