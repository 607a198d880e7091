import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { requireProgram, type User } from './program.ts';

/** The user that servers run as which refuse to run as root; undefined when we are not root ourselves. */
export function ordinaryUser(): User | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'));
  const account =
    accounts.find(([name]) => name === 'postgres') ?? accounts.find(([name]) => name === 'nobody');
  if (!account) throw new Error('There is no user to run as: neither postgres nor nobody exists.');
  return { uid: Number(account[2]), gid: Number(account[3]) };
}

/**
 * Makes the folder, owned by the user that will work in it. When a parent keeps that user out (a home folder
 * closed to others), a folder of our own in the system's temporary folder takes its place.
 */
export function makeServiceFolder(wanted: string, user: User | undefined): string {
  const folder = resolve(wanted);
  mkdirSync(folder, { recursive: true });
  if (user === undefined || giveTo(user, folder)) return folder;
  const substitute = substituteOf(folder);
  mkdirSync(substitute, { recursive: true });
  if (!giveTo(user, substitute))
    throw new Error(`User ${user.uid} can reach neither ${folder} nor ${substitute}.`);
  console.warn(`${folder} is closed to user ${user.uid}; using ${substitute} instead.`);
  return substitute;
}

/** Deletes the folder, and what may have taken its place. */
export function deleteServiceFolder(wanted: string): void {
  const folder = resolve(wanted);
  for (const path of [folder, substituteOf(folder)]) rmSync(path, { recursive: true, force: true });
}

function substituteOf(folder: string): string {
  const hash = createHash('sha256').update(folder).digest('hex').slice(0, 16);
  return join(tmpdir(), `qrigin-${hash}`);
}

/** Hands the folder over; false when the user still cannot write into it. */
function giveTo(user: User, folder: string): boolean {
  chownSync(folder, user.uid, user.gid);
  const identity = [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups'];
  try {
    execFileSync(requireProgram('setpriv'), [...identity, 'test', '-w', folder, '-a', '-x', folder]);
    return true;
  } catch {
    return false;
  }
}
