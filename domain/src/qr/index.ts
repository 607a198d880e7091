export { PRINT_EVENTS } from '../printing/feature.ts';
export { ancestorsOf, type CodeRef, type Move, type Placed } from './ancestors.ts';
export { CODE_SIGNS, CODE_SIGNS_COUNT, Code, normaliseCode } from './code-text.ts';
export {
  contentsOf,
  type LevelCount,
  type MovedCode,
  movedInto,
  type Runs,
  type Span,
  spanOf,
} from './contents.ts';
export {
  assignCodes,
  bulkWork,
  CODES_PER_CALL_MAX,
  CODES_PER_RUN_MAX,
  childCounts,
  DefaultQr,
  getDefaultQr,
  issueCodes,
  listCodes,
  listWork,
  QrCode,
  renewDefaultQr,
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
