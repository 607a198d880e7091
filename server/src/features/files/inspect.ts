import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { FILE_REFUSALS } from '@qrigin/domain/files';
import { z } from 'zod';

const PROGRAM = fileURLToPath(new URL('./inspect/main.ts', import.meta.url));
const SECONDS = 60;
const AT_ONCE = 2;

/** What the program is told; the file stands in its folder as `sent`. */
export const Task = z.object({ extension: z.string(), kind: z.string(), nature: z.string() });
export type Task = z.output<typeof Task>;

/** `shown`, `thumbnail`: whether files of these names were made beside it. */
export const Inspected = z.union([
  z.object({ refusal: z.enum(FILE_REFUSALS) }),
  z.object({ shown: z.boolean(), thumbnail: z.boolean() }),
]);
export type Inspected = z.output<typeof Inspected>;

/** How a decoder ends that was led astray. */
const CRASHES: readonly string[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP'];

/**
 * Looks into a file whose sender may be an enemy, in a process that has no secrets, no database and no right to write
 * anywhere else. What makes it crash, or keeps it busy for a minute, is refused as broken; the worker goes on.
 */
export async function inspect(folder: string, task: Task): Promise<Inspected> {
  await enter();
  try {
    return await run(folder, task);
  } finally {
    leave();
  }
}

function run(folder: string, task: Task): Promise<Inspected> {
  const rights = ['--permission', '--allow-addons', '--allow-fs-read=*', `--allow-fs-write=${folder}/*`];
  const args = [...rights, '--no-warnings', '--max-old-space-size=1024', PROGRAM, JSON.stringify(task)];
  const options = {
    cwd: folder,
    env: { VIPS_CONCURRENCY: '1' },
    timeout: SECONDS * 1000,
    killSignal: 'SIGKILL' as const,
  };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      if (!error) resolve(Inspected.parse(JSON.parse(stdout)));
      else if (error.killed || CRASHES.includes(error.signal ?? '')) resolve({ refusal: 'broken' });
      else reject(new Error(`the inspection failed: ${stderr.slice(0, 500)}`));
    });
  });
}

/** A picture may take 200 MB while it is decoded, so only so many are looked at together. */
const waiting: (() => void)[] = [];
let busy = 0;

async function enter(): Promise<void> {
  if (busy >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else busy += 1;
}

function leave(): void {
  const next = waiting.shift();
  if (next) next();
  else busy -= 1;
}
