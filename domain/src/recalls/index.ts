export {
  createRecall,
  liftRecall,
  listRecalls,
  OPEN_RECALLS_MAX,
  OPEN_RECALLS_OF_TARGET_MAX,
  RECALL_SCOPES,
  RecallEntry,
  type RecallFields,
  recallCode,
  recallOfCode,
  recallReach,
  type ScopeFields,
} from './contract.ts';
export { RECALL, RECALL_EVENTS, RECALLS, RECALLS_FEATURE } from './feature.ts';
export {
  type IdentifiedRecall,
  type Recallable,
  type RecallScope,
  reaches,
  reachOf,
  recallsToCarry,
} from './reaches.ts';
