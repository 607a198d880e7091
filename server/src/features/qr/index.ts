export { type CodeBook, codeBookOf } from './codes/code-book.ts';
export { codeOwners, nameOwners } from './codes/code-owners.ts';
export { lockCodes, makeRows } from './codes/lock-codes.ts';
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
export { findCodes, locateCodes, readFacts, readNear } from './look-up/find-codes.ts';
export { nameCodes } from './look-up/name-codes.ts';
export { placeCodes } from './look-up/place-codes.ts';
export { rowsOfSpans, statesInSpans } from './look-up/rows-of-spans.ts';
export { createScanSource } from './look-up/scan-source.ts';
export { createVersionedCache, type VersionedCache } from './look-up/versioned-cache.ts';
export { assignCodes } from './pack/assign-codes.ts';
export { MOVES_MAX, type PackMoves, readContents, readInside, readMovesOrNone } from './pack/contents.ts';
export { childChanges, countInside, movedInto, stepIn } from './pack/direct-children.ts';
export { lockPacks } from './pack/lock-packs.ts';
export type { PackRecalls } from './pack/move-codes.ts';
export { takeTurn, turnOf } from './pack/pack-turns.ts';
export { isAsIssued } from './pack/packed-of.ts';
export { roomIn } from './pack/room-in-pack.ts';
export { type TraceEvent, writeTrace } from './trace/write-trace.ts';
