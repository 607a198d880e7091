export { PACKING_EVENTS, PACKING_FEATURE } from './feature.ts';
export {
  findPack,
  PACKING_JOBS,
  type PackingJob,
  PackingRead,
  PackState,
  READ_REFUSALS,
  READS_PER_CALL_MAX,
  ReadOutcome,
  type ReadRefusal,
  sendReads,
  startRound,
} from './reads.ts';
export { changePackingRules, findPackingRules, PackingRules } from './rules.ts';
