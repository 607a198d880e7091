export {
  createRecall,
  liftRecall,
  listRecalls,
  RECALL_SCOPES,
  RecallEntry,
  type RecallFields,
  recallCode,
  recallOfCode,
  recallReach,
  type ScopeFields,
} from './contract.ts';
