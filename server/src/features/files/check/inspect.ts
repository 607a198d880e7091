import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ISOLATIONS, type Isolation, runCaged } from './cage.ts';
import { DrawnSize, Inspected, Refusal, type Task } from './inspect/task.ts';

const PROGRAM = fileURLToPath(new URL('./inspect/main.ts', import.meta.url));

/**
 * Looks into a file whose sender may be an enemy, in a process that is kept away from everything else. What
 * makes it crash, or keeps it busy for too long, is refused as broken, what needs more memory as too big; the
 * worker carries on.
 */
async function run<Result>(
  isolation: Isolation,
  { folder, task, result }: Run<Result>,
): Promise<Result | Refusal> {
  const outcome = await runCaged(isolation, { folder, program: PROGRAM, argument: JSON.stringify(task) });
  if ('printed' in outcome) return z.union([Refusal, result]).parse(JSON.parse(outcome.printed));
  if (outcome.ended === 'out of memory') return { refusal: 'too_big' };
  return outcome.ended === 'crashed' ? { refusal: 'broken' } : { refusal: 'broken', isTimedOut: true };
}

type Run<Result> = { folder: string; task: Task; result: z.ZodType<Result> };

/** Writes a copy to show beside the file, where it makes one. */
export function inspect(isolation: Isolation, folder: string, task: Exclude<Task, { what: 'size' }>) {
  return run(isolation, { folder, task, result: Inspected });
}

/** Writes the picture at this width beside it, in one format after the other. */
export function drawInCage(isolation: Isolation, folder: string, width: number) {
  return run(isolation, { folder, task: { what: 'size', width }, result: DrawnSize });
}

const SAMPLE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';

const FOLDER = 'qrigin-file-';
/** Far longer than looking into any file takes. */
const LEFT_MS = 3_600_000;

/** Removes folders of workers that died. Another worker may be using younger ones. */
export async function removeLeftFolders(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    if (!name.startsWith(FOLDER)) continue;
    const folder = join(tmpdir(), name);
    const found = await stat(folder).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LEFT_MS) await rm(folder, { recursive: true, force: true });
  }
}

/** Runs `work` in a new folder that no one else may open, and removes it. */
export async function inFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), FOLDER));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function works(isolation: Isolation): Promise<boolean> {
  return inFolder(async (folder) => {
    await writeFile(join(folder, 'sent'), SAMPLE);
    const task = { what: 'check', extension: 'svg', mayBeActive: false } as const;
    const seen = await inspect(isolation, folder, task).catch(() => undefined);
    return seen !== undefined && 'shown' in seen;
  });
}

/** The best way that works here, found by looking into a harmless file by each. */
export async function findIsolation(ways: readonly Isolation[] = ISOLATIONS): Promise<Isolation> {
  for (const way of ways) {
    if (way === 'none' || (way === 'user' && process.getuid?.() !== 0)) continue;
    if (await works(way)) return way;
  }
  return 'none';
}
