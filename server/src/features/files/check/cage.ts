import { type ExecFileException, execFile } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { chmod, chown, writeFile } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Ways to keep a program that reads strangers' files away from everything else, best first. `namespaces`: no other
 * files, processes or network exist for it. `user`: another user than ours, who can read neither our memory nor our
 * environment, but still reach the network. `none`: only what Node itself refuses, which native code does not ask.
 */
export const ISOLATIONS = ['namespaces', 'user', 'none'] as const;
export type Isolation = (typeof ISOLATIONS)[number];

const MB = 1024 * 1024;
const CPU_SECONDS = 10;
/** On a busy machine the same work takes longer by the clock. */
const CLOCK_SECONDS = 30;
const DATA_BYTES = 256 * MB;
/** Addresses that Node reserves for machine code and stacks: they count as data and are never filled. */
const RESERVED_BYTES = 544 * MB;
const COPY_BYTES = 128 * MB;

const SCRIPT = fileURLToPath(new URL('./cage.sh', import.meta.url));
const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url));
/** What a program of ours needs to run: Node, our sources, our packages. */
const PATHS = [
  realpathSync(process.execPath),
  ...['node_modules', 'server', 'domain'].map((name) => join(ROOT, name)),
];

/** Where util-linux is; the program itself gets no environment at all. */
const PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
const NOBODY = 65_534;

/** No one waits for what a worker was doing when it died. */
const DIES_WITH_US = '--pdeathsig=KILL';
const LIMITS = [
  'setpriv',
  DIES_WITH_US,
  '--',
  'prlimit',
  // A second apart: the first limit ends it with a signal of its own, which distinguishes it from a crash.
  `--cpu=${CPU_SECONDS}:${CPU_SECONDS + 1}`,
  `--data=${DATA_BYTES + RESERVED_BYTES}`,
  `--fsize=${COPY_BYTES}`,
  `--stack=${2 * MB}`,
  '--nofile=64',
  '--core=0',
];
const NAMESPACES = [
  'unshare',
  '--user',
  '--map-root-user',
  '--net',
  '--mount',
  '--pid',
  '--ipc',
  '--kill-child=SIGKILL',
];
const ANOTHER_USER = [
  'setpriv',
  // Another user is not asked what was set before.
  DIES_WITH_US,
  `--reuid=${NOBODY}`,
  `--regid=${NOBODY}`,
  '--clear-groups',
  '--bounding-set=-all',
  '--inh-caps=-all',
  '--no-new-privs',
  '--',
];

/** Its folder has `sent`, which it may read, and `shown`, which it may write; it starts where both are. */
export type Caged = { folder: string; program: string; argument: string };

function commandFor(isolation: Isolation, { folder, program, argument }: Caged): string[] {
  const place = isolation === 'namespaces' ? '/job' : folder;
  const rights = [
    '--permission',
    '--allow-addons',
    '--allow-fs-read=*',
    `--allow-fs-write=${join(place, 'shown')}`,
  ];
  const node = [
    realpathSync(process.execPath),
    ...rights,
    '--max-old-space-size=128',
    '--v8-pool-size=1',
    '--no-warnings',
    program,
    argument,
  ];
  if (isolation === 'none') return node;
  if (isolation === 'user') return [...LIMITS, ...ANOTHER_USER, 'env', '-i', `--chdir=${folder}`, ...node];
  const paths = PATHS.filter((path) => existsSync(path));
  return [...LIMITS, ...NAMESPACES, 'sh', SCRIPT, folder, ...paths, '--', ...node];
}

/** How a decoder ends that was led astray, or that asked for more memory than there is for it. */
const CRASHES: readonly string[] = ['SIGSEGV', 'SIGABRT', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP', 'SIGXFSZ'];
/** The kernel ends what has used up its time by one of these. */
const TIME_IS_UP: readonly string[] = ['SIGXCPU', 'SIGKILL'];

/** The signal that ended the program; in namespaces a shell reports it as 128 plus its number. */
function signalOf({ signal, code }: ExecFileException): string {
  const number = typeof code === 'number' ? code - 128 : 0;
  const found = Object.entries(constants.signals).find(([, value]) => value === number);
  return signal ?? found?.[0] ?? '';
}

/** What decoders, V8 and the library of C say when they get no more memory. */
const NO_MEMORY = /memory allocation of \d{1,20} bytes failed|out of memory|bad_alloc|failed to allocate/i;

export type CagedOutcome = { printed: string } | { ended: 'crashed' | 'out of memory' | 'timed out' };

/** Runs a program of ours in the cage, at most 10 seconds of computing and 256 MB; throws when the cage itself fails. */
export async function runCaged(isolation: Isolation, caged: Caged): Promise<CagedOutcome> {
  const copy = join(caged.folder, 'shown');
  await writeFile(copy, '');
  if (isolation === 'user') {
    await chown(copy, NOBODY, NOBODY);
    await chmod(caged.folder, 0o711);
    await chmod(join(caged.folder, 'sent'), 0o644);
  }
  const [file = '', ...args] = commandFor(isolation, caged);
  const options = {
    cwd: caged.folder,
    env: { PATH },
    timeout: CLOCK_SECONDS * 1000,
    killSignal: 'SIGKILL' as const,
  };
  return new Promise((resolve, reject) => {
    execFile(file, args, options, (error, printed, said) => {
      if (!error) resolve({ printed });
      else if (error.killed || TIME_IS_UP.includes(signalOf(error))) resolve({ ended: 'timed out' });
      else if (CRASHES.includes(signalOf(error)))
        resolve({ ended: NO_MEMORY.test(said) ? 'out of memory' : 'crashed' });
      else reject(new Error(`the inspection failed: ${said.slice(0, 500)}`));
    });
  });
}
