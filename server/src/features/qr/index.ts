export { type CodeBook, codeBookOf } from './codes/code-book.ts';
export { codeTexts } from './codes/write-codes.ts';
export { type CodePlace, type Run, readLevels } from './issue/run.ts';
export { runsById } from './issue/runs.ts';
export { coalesce } from './look-up/coalesce.ts';
export {
  askFor,
  type CodeFacts,
  factsOf,
  type LocatedCode,
  locate,
  placeKey,
  placesOf,
  type StateRow,
  type States,
  statesIn,
} from './look-up/code-facts.ts';
export { findCodes, readFacts, readNear } from './look-up/find-codes.ts';
export { placeCodes } from './look-up/place-codes.ts';
export { createScanSource } from './look-up/scan-source.ts';
export { createVersionedCache, type VersionedCache } from './look-up/versioned-cache.ts';
export { assignCodes } from './pack/assign-codes.ts';
export { readContents } from './pack/contents.ts';
export { lockPacks } from './pack/lock-packs.ts';
export type { PackRecalls } from './pack/move-codes.ts';
