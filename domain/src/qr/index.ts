export { PRINT_EVENTS, PRINTING } from '../printing/feature.ts';
export { ancestorsOf, type CodeRef, type Move, type Placed } from './ancestors.ts';
export {
  assignBlanks,
  type ChosenCodes,
  CODES_PER_RANGE_MAX,
  REFUSALS,
  REFUSED_NAMED_MAX,
  type Refusal,
  type RefusedCode,
  readRange,
  withdrawChosen,
} from './chosen-codes.ts';
export { CODE_SIGNS, CODE_SIGNS_COUNT, Code, normaliseCode } from './code-text.ts';
export {
  contentsOf,
  type LevelCount,
  type MovedCode,
  movedInto,
  piecesOf,
  type Runs,
  type Span,
  spanOf,
  spansOf,
} from './contents.ts';
export {
  assignCodes,
  bulkWork,
  CODE_PAGE_MAX,
  CODES_PER_CALL_MAX,
  CODES_PER_RUN_MAX,
  CodesOfLevel,
  childCounts,
  DefaultQr,
  getDefaultQr,
  issueCodes,
  listCodes,
  listWork,
  QrCode,
  renewDefaultQr,
  WITHDRAW_REASON_MAX,
  WithdrawReason,
  WORK_STATES,
  Work,
  withdrawCodes,
} from './contract.ts';
export { CODE, CODE_EVENTS, CODE_LOG, CODES, QR_FEATURE, RUN, WORK } from './feature.ts';
export {
  childCount,
  codesPerLevel,
  countsBelow,
  DEPTH_MAX,
  endOf,
  type Level,
  nthChild,
  type PackTree,
  type Place,
  packTree,
  parentOf,
  placeOf,
  positionOf,
  runSize,
} from './pack-tree.ts';
export {
  type Child,
  heightOf,
  isPackedIn,
  type Pack,
  type PackRefusal,
  refusalToPack,
} from './packing.ts';
export { parseCode } from './parse-code.ts';
export { findCode, IssuedRun, listRunCodes, listRuns, RunCode } from './runs.ts';
export { TRACE_STEPS, type TraceStep } from './trace-steps.ts';
