import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

/** An ordinary user that a program is to run as; only root can ask for one. */
export type User = { uid: number; gid: number };

export type Program = {
  command: string;
  args: string[];
  user?: User | undefined;
  /** Default: our own environment. */
  env?: NodeJS.ProcessEnv;
  /** Default: the root folder, which every user may be in. */
  cwd?: string;
};

const DEBIAN_FOLDERS = ['/usr/lib/postgresql/15/bin', '/usr/bin', '/usr/sbin'];

/** Full path of an installed program, undefined when it is missing. */
export function findProgram(name: string): string | undefined {
  const folders = [...DEBIAN_FOLDERS, ...(process.env['PATH'] ?? '').split(delimiter)];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** Full path of an installed program; throws when it is missing. */
export function requireProgram(name: string): string {
  const path = findProgram(name);
  if (path === undefined) throw new Error(`The program '${name}' is not installed.`);
  return path;
}

/**
 * The command line of the program inside `setpriv` (a part of every Debian): it takes the user's identity,
 * and the kernel sends it the signal when we die without a chance to stop it, so that nothing is left running.
 */
export function commandLine({ command, args, user }: Program, signalOnOurDeath: NodeJS.Signals): string[] {
  const setpriv = findProgram('setpriv');
  if (setpriv === undefined) return [command, ...args];
  const identity = user ? [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'] : [];
  return [setpriv, ...identity, '--pdeathsig', signalOnOurDeath.replace('SIG', ''), command, ...args];
}

/** Runs a program to its end and returns its output; throws with its error output when it fails or hangs. */
export async function runProgram(program: Program, seconds = 120): Promise<string> {
  const [file = '', ...args] = commandLine(program, 'SIGTERM');
  const options = { env: program.env ?? process.env, cwd: program.cwd ?? '/', timeout: seconds * 1000 };
  const result = await promisify(execFile)(file, args, options);
  return result.stdout;
}
