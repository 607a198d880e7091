import { execFileSync } from 'node:child_process';
import { copyRepository, removeCopy } from '../repository-copy.ts';
import { EDITS } from './edits.ts';

/** What a new feature of this name touches, by where it is: it is made in a copy, which is then removed. */
export function countFiles(name: string, hasPermissions: boolean): string {
  const copy = copyRepository();
  const inCopy = (program: string, ...args: string[]) =>
    execFileSync(program, args, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  try {
    inCopy('git', 'add', '--all');
    const wish = hasPermissions ? ['--permission'] : [];
    inCopy(process.execPath, 'tooling/feature/new-feature.ts', name, ...wish);
    const made = inCopy('git', 'ls-files', '--others', '--exclude-standard').trim().split('\n');
    const changed = inCopy('git', 'diff', '--name-only').trim().split('\n');
    return table(name, made, changed);
  } finally {
    removeCopy(copy);
  }
}

function table(name: string, made: string[], changed: string[]): string {
  const own = made.filter((file) => file.includes(`/${name}/`));
  const elsewhere = made.filter((file) => !own.includes(file));
  const edited = changed.filter((file) => EDITS.some((edit) => edit.file === file));
  const generated = changed.filter((file) => !edited.includes(file));
  const rows: [string, string[]][] = [
    ['made in its own folders', own],
    ['made elsewhere, by its name', elsewhere],
    ['edited outside', edited],
  ];
  const all = rows.reduce((sum, [, files]) => sum + files.length, 0);
  return [
    ...[...rows, ['written by npm run generate', generated] as const].map(([what, files]) =>
      [`${String(files.length).padStart(3)}  ${what}`, ...files.map((file) => `       ${file}`)].join('\n'),
    ),
    `${String(all).padStart(3)}  in all, without what is generated`,
  ].join('\n');
}
