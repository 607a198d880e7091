export {
  TRACED_PER_PART_MAX,
  TRACED_SCANS_MAX,
  Trace,
  traceBatchBothWays,
  traceCodeBothWays,
} from './both-ways.ts';
export {
  CODE_STATUSES,
  FORMER_PACKS_MAX,
  InnerCode,
  LIFE_STEPS,
  LIFE_STEPS_PER_CALL,
  LifeStep,
  listInside,
  listLife,
  RECALLED_INSIDE_MAX,
  SCANS_COUNTED_MAX,
  TracedCode,
  traceCode,
} from './code-page.ts';
export { TRACING_FEATURE } from './feature.ts';
