import { cruise, type IViolation } from 'dependency-cruiser';
import extractDepcruiseOptions from 'dependency-cruiser/config-utl/extract-depcruise-options';
import { listedFiles } from '../listed-files.ts';
import { RULES } from './rules.ts';
import { unlisted } from './unlisted.ts';

const ROOMS = ['domain/src', 'server/src', 'web/src', 'e2e', 'tooling'];

const files = listedFiles().filter(
  (file) => /\.tsx?$/.test(file) && ROOMS.some((room) => file.startsWith(`${room}/`)),
);
const rooms = ROOMS.filter((room) => files.some((file) => file.startsWith(`${room}/`)));
const { output } = await cruise(rooms, await extractDepcruiseOptions('./.dependency-cruiser.mjs'));
if (typeof output === 'string')
  throw new Error('dependency-cruiser answered with a text, not with its result');

const seen = new Set(output.modules.map((module) => module.source));
const problems = [
  ...output.summary.violations.map(describe),
  ...unlisted(files).map(
    (file) => `unlisted-feature: ${file} (its folder is not in tooling/boundaries/features.ts)`,
  ),
  // The tool passes over what it cannot parse, without a word: a check of nothing would pass.
  ...files
    .filter((file) => !seen.has(file))
    .map((file) => `unseen-module: ${file} (git lists it, the check did not read it)`),
];
for (const problem of problems) console.error(problem);
console.log(`boundaries: ${files.length} modules, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

function describe({ rule, from, to, cycle }: IViolation): string {
  const path = cycle ? cycle.map(({ name }) => name).join(' → ') : to;
  return `${rule.name}: ${from} → ${path} (${RULES.find(({ name }) => name === rule.name)?.comment})`;
}
