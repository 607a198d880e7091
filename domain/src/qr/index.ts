export { CODE_SIGNS, CODE_SIGNS_COUNT, Code, tidyCode } from './code-text.ts';
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
  RUN_SIZE_MAX,
  runSize,
} from './pack-tree.ts';
