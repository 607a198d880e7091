import type { Profile } from './profiler.ts';
import { REST, STEPS } from './steps.ts';

const IDLE = '(idle)';

/** The share of each step in the time that a process was at work. */
export function sharesOf({ nodes, samples, timeDeltas }: Profile): Map<string, number> {
  const stepOf = stepsOf(nodes);
  const times = new Map<string, number>();
  let all = 0;
  for (const [at, id] of samples.entries()) {
    const step = stepOf.get(id) ?? REST;
    if (step === IDLE) continue;
    const time = timeDeltas[at] ?? 0;
    times.set(step, (times.get(step) ?? 0) + time);
    all += time;
  }
  return new Map([...times].map(([step, time]) => [step, time / all]));
}

/** A node has the step of its own file, or that of its caller. */
function stepsOf(nodes: Profile['nodes']): Map<number, string> {
  const parentOf = new Map(nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id])));
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Map<number, string>();
  function stepOf(id: number | undefined): string {
    const node = id === undefined ? undefined : byId.get(id);
    if (!node) return REST;
    const { functionName, url } = node.callFrame;
    if (functionName === IDLE) return IDLE;
    const own = isBuiltIn(url) ? undefined : STEPS.find(({ files }) => files.test(url));
    if (own) return own.does;
    const ofCaller = stepOf(parentOf.get(node.id));
    return ofCaller === REST && isBuiltIn(url) ? (STEPS[0]?.does ?? REST) : ofCaller;
  }
  for (const { id } of nodes) found.set(id, stepOf(id));
  return found;
}

/** What Node does for one of our steps belongs to that step; only what no one asked for is Node's own. */
const isBuiltIn = (url: string) => url.startsWith('node:');
