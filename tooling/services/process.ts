import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine, type Program } from './program.ts';

export type Running = {
  name: string;
  pid: number;
  /** Asks for an orderly end. */
  stopSignal: NodeJS.Signals;
  /** Resolves with the reason ('exit code 1', 'signal SIGKILL') once the process is gone. */
  exited: Promise<string>;
  hasExited: () => boolean;
  /** The end of what it has printed. */
  lastLines: () => string;
};

export type Launch = {
  name: string;
  program: Program;
  /** What it prints goes to the end of this file, or to this function. */
  output: string | ((line: string) => void);
  /** Default: SIGTERM. */
  stopSignal?: NodeJS.Signals;
};

const LAST_LINES = 15;

/** Starts a program that keeps running, in the foreground and as our direct child. */
export function launch({ name, program, output, stopSignal = 'SIGTERM' }: Launch): Running {
  const [file = '', ...args] = commandLine(program, stopSignal);
  const target = typeof output === 'string' ? openSync(output, 'a') : 'pipe';
  const child = spawn(file, args, {
    env: program.env ?? process.env,
    cwd: program.cwd ?? '/',
    // A Ctrl-C in the terminal must reach only us, because we end the programs in the right order.
    detached: true,
    stdio: ['ignore', target, target],
  });
  if (typeof target === 'number') closeSync(target);
  const lastLines = typeof output === 'string' ? () => readLastLines(output) : forwardLines(child, output);
  const exited = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `signal ${signal}` : `exit code ${code}`));
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${name} could not be started: ${file}`);
  const hasExited = () => child.exitCode !== null || child.signalCode !== null;
  return { name, pid, stopSignal, exited, hasExited, lastLines };
}

function readLastLines(log: string): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LAST_LINES).join('\n');
}

/** Hands on every line; the function that comes back tells the last ones. */
function forwardLines(child: ChildProcess, onLine: (line: string) => void): () => string {
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      last.push(line);
      if (last.length > LAST_LINES) last.shift();
      onLine(line);
    });
  }
  return () => last.join('\n');
}

/** Polls until the answer is true; throws with the last log lines when a process ends or stays silent. */
export async function waitUntilReady(
  processes: Running[],
  isReady: () => boolean | Promise<boolean>,
  seconds = 60,
): Promise<void> {
  const deadline = performance.now() + seconds * 1000;
  while (!(await isReady())) {
    const dead = processes.find((running) => running.hasExited());
    if (dead) throw new Error(await describeEnd(dead));
    if (performance.now() > deadline) {
      await Promise.all(processes.map((running) => stopProcess(running)));
      const silent = processes.map(
        ({ name, lastLines }) => `${name} is not ready after ${seconds} s:\n${lastLines()}`,
      );
      throw new Error(silent.join('\n'));
    }
    await sleep(50);
  }
}

/** Whether an HTTP server there answers with success. */
export async function answers(url: string): Promise<boolean> {
  try {
    const response = await fetch(url);
    return response.ok;
  } catch {
    return false;
  }
}

/** Asks a process to end, waits until it is gone, and kills it when it does not listen. */
export async function stopProcess(running: Running, seconds = 40): Promise<void> {
  if (running.hasExited()) return;
  process.kill(running.pid, running.stopSignal);
  const timer = setTimeout(() => process.kill(running.pid, 'SIGKILL'), seconds * 1000);
  await running.exited;
  clearTimeout(timer);
}

/** How a process ended, with the last it printed; waits for the end. */
export async function describeEnd({ name, exited, lastLines }: Running): Promise<string> {
  return `${name} ended (${await exited}):\n${lastLines()}`;
}
