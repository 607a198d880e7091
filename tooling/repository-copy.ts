import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { listedFiles } from './listed-files.ts';

const OWN_SCOPE = '@qrigin';

/**
 * Copies what git lists into a temporary folder that is a repository of its own, for tests that change files.
 * Installed packages are links; our own packages lead into the copy, so its rooms import each other.
 * A test that needs few files says which: what reads the whole copy is then done sooner.
 */
export function copyRepository(isWanted: (file: string) => boolean = () => true): string {
  const copy = mkdtempSync(join(tmpdir(), 'qrigin-copy-'));
  for (const file of listedFiles().filter(isWanted)) cpSync(file, join(copy, file));
  linkEntries('node_modules', join(copy, 'node_modules'));
  for (const room of ['domain', 'server', 'web']) {
    symlinkSync(join(copy, room), join(copy, 'node_modules', OWN_SCOPE, room));
    const packages = join(room, 'node_modules');
    if (existsSync(packages)) linkEntries(packages, join(copy, packages));
  }
  execFileSync('git', ['init', '--quiet'], { cwd: copy });
  return copy;
}

export function removeCopy(copy: string): void {
  rmSync(copy, { recursive: true });
}

function linkEntries(from: string, to: string): void {
  mkdirSync(join(to, OWN_SCOPE), { recursive: true });
  for (const entry of readdirSync(from)) {
    if (entry !== OWN_SCOPE) symlinkSync(resolve(from, entry), join(to, entry));
  }
}
