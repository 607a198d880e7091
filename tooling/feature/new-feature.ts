import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { FEATURES } from '../boundaries/features.ts';
import { countFiles } from './count-files.ts';
import { EDITS } from './edits.ts';
import { faultOf } from './fault-of.ts';
import { nounOf } from './names.ts';
import { nextSteps } from './next-steps.ts';
import { sliceFor, type Wish } from './slice.ts';

/** The slice is as sites is, so it stands as high. */
const MODEL = 'sites';

/**
 * `npm run new-feature -- pallets --permission` writes a slice that works: list, add, change and delete, in every room, with
 * its tests, words, pictures and demo rows. Without `--permission` it belongs to the organisation's own facts, as sites do.
 * With `--count` it is made in a copy, counted and thrown away.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    permission: { type: 'boolean', default: false },
    count: { type: 'boolean', default: false },
  },
});
const [name = ''] = positionals;
const noun = nounOf(name);
const fault = await faultOf(name);
if (fault !== undefined || noun === undefined) {
  console.error(fault);
  process.exitCode = 1;
} else if (values.count) {
  console.log(countFiles(name, values.permission));
} else {
  const level = FEATURES.find((feature) => feature.name === MODEL)?.level ?? 0;
  makeFeature({ noun, hasPermissions: values.permission, level });
}

/** What a program says. Only one that fails is heard: its words are in the error. */
function run(program: string, ...args: string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: 'pipe' });
}

function makeFeature(wish: Wish): void {
  const made = sliceFor(wish);
  const edited = new Map(EDITS.map(({ file, edit }) => [file, edit(readFileSync(file, 'utf8'), wish)]));
  for (const [file, text] of [...made, ...edited]) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  const written = [...made.keys(), ...edited.keys()].filter((file) => !file.endsWith('.sql'));
  run('node_modules/.bin/biome', 'check', '--write', ...written);
  const generated = run(process.execPath, 'tooling/generate/generate.ts');
  console.log(['made:', ...made.keys()].join('\n  '));
  console.log(['changed outside it:', ...EDITS.map(({ file, said }) => `${file}: ${said}`)].join('\n  '));
  console.log(generated.trim());
  console.log(nextSteps(wish.noun));
}
