import { join } from 'node:path';
import { describeEnd, launch, type Running, stopProcess } from '../services/process.ts';
import { runProgram } from '../services/program.ts';
import { readableLine } from './readable-line.ts';

export const ROOT = join(import.meta.dirname, '../..');

type NodeProgram = { args: string[]; env: NodeJS.ProcessEnv; cwd?: string };

/** Runs a Node program of this repository; what it prints is shown behind its name. */
export function startNode(name: string, program: NodeProgram): Running {
  return launch({
    name,
    program: nodeProgram(program),
    output: (line) => console.log(`${name.padEnd(6)} | ${readableLine(line)}`),
  });
}

/** Runs a Node program of this repository to its end; throws with what it said when it fails. */
export async function runNode(program: NodeProgram): Promise<void> {
  await runProgram(nodeProgram(program));
}

/** The same; what it printed comes back. */
export function outputOfNode(program: NodeProgram): Promise<string> {
  return runProgram(nodeProgram(program));
}

function nodeProgram({ args, env, cwd = ROOT }: NodeProgram) {
  return { command: process.execPath, args, env: { ...process.env, ...env }, cwd };
}

export type Run = {
  /** Aborted by Ctrl-C. */
  stopped: AbortSignal;
  /** Ended in the opposite order of their start, before anything given to `onEnd`. */
  children: Running[];
  /** Their unasked end ends the run too, but someone else stops them. */
  watched: Running[];
  onEnd(stop: () => void | Promise<void>): void;
  /** Does one piece of the start and says how long it took. */
  step<Result>(name: string, work: () => Result | Promise<Result>): Promise<Result>;
};

/** Starts everything, then waits for Ctrl-C or for the first process that ends unasked, and ends everything. */
export async function runUntilStopped(start: (run: Run) => Promise<void>): Promise<void> {
  const asked = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => asked.abort());
  const ends: (() => void | Promise<void>)[] = [];
  const run: Run = {
    stopped: asked.signal,
    children: [],
    watched: [],
    onEnd: (end) => ends.unshift(end),
    async step(name, work) {
      asked.signal.throwIfAborted();
      const began = performance.now();
      const result = await work();
      console.log(`${name.padEnd(9)} ${seconds(began)}`);
      return result;
    },
  };
  try {
    await start(run);
    await untilAskedOrDead(run);
  } catch (error) {
    if (!asked.signal.aborted) {
      console.error(error instanceof Error ? error.message : error);
      process.exitCode = 1;
    }
  }
  if (run.children.length + ends.length === 0) return;
  const began = performance.now();
  for (const child of run.children.toReversed()) await stopProcess(child);
  for (const end of ends) await end();
  console.log(`stopped in ${seconds(began)}`);
}

/** Throws when a process ends by itself. */
async function untilAskedOrDead({ stopped, children, watched }: Run): Promise<void> {
  const asked = new Promise<undefined>((resolve) => {
    if (stopped.aborted) resolve(undefined);
    stopped.addEventListener('abort', () => resolve(undefined));
  });
  const end = await Promise.race([
    asked,
    ...[...children, ...watched].map((running) => describeEnd(running)),
  ]);
  if (end !== undefined && !stopped.aborted) throw new Error(end);
}

export function seconds(began: number): string {
  return `${((performance.now() - began) / 1000).toFixed(1)} s`;
}
