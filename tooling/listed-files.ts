import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** The files that git knows or would take in, by their path from the root; ignored and deleted ones aside. */
export function listedFiles(): string[] {
  const output = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  return output
    .split('\0')
    .filter((path) => path !== '' && existsSync(path))
    .toSorted();
}
