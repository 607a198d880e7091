/**
 * What people do with a code. `packed` also says which pack it was moved out of, if it was in one. `undone` names the event
 * that it takes back. The last three are what became of a recalled pack.
 */
export const TRACE_STEPS = [
  'assigned',
  'packed',
  'unpacked',
  'checked',
  'withdrawn',
  'undone',
  'destroyed',
  'returned',
  'held',
] as const;
export type TraceStep = (typeof TRACE_STEPS)[number];
