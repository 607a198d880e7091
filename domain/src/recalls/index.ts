export {
  changeRecall,
  createRecall,
  findRecall,
  LIFT_REASON_MAX,
  liftRecall,
  listRecalls,
  listRecallWords,
  OPEN_RECALLS_MAX,
  OPEN_RECALLS_OF_TARGET_MAX,
  RECALL_CHANGES_MAX,
  RECALLS_MAX,
  RecallEntry,
  RecallReach,
  recallCode,
  recallOfCode,
  recallReach,
} from './contract.ts';
export { type Cover, countIn, coverOf, isCovered, shared, stretchesOf } from './cover.ts';
export { RECALL, RECALL_EVENTS, RECALLS, RECALLS_FEATURE } from './feature.ts';
export { PublicRecall, publicRecall, publicRecalls } from './public.ts';
export {
  type IdentifiedRecall,
  type Recallable,
  type RecallScope,
  reaches,
  recallsToCarry,
} from './reaches.ts';
export { RECALL_SCOPES, type RecallFields, type ScopeFields } from './recall-fields.ts';
export { RECALL_TEXT_MAX, RecallWords } from './recall-words.ts';
export {
  OUTCOMES,
  REPORT_TIMELINE_MAX,
  type RecallOutcome,
  RecallReport,
  RecallSums,
  ReportLine,
  recallReport,
  recallReportLines,
  tellOutcome,
} from './report.ts';
export { reportLines } from './report-lines.ts';
export {
  countOutcomes,
  countPlaces,
  countScanned,
  type ScannedCode,
  type TouchedCode,
  type Word,
} from './report-sums.ts';
