import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { listedFiles } from '../listed-files.ts';
import { type Listed, patternFaults } from './pattern-faults.ts';
import { type Pattern, patternsIn } from './patterns-in.ts';

/**
 * `npm run check:patterns` proves that every pattern of the product takes linear time: a pattern that takes the square of
 * it, or worse, lets a stranger stop the process with one header or one field. Tests and tools see only our own texts.
 */
const PRODUCT = /^(?:domain|server|web)\/src\/.+\.tsx?$/;
const TESTS = /\.test\.tsx?$|\/testing\//;

/** Patterns of the library that contracts use on what strangers send. */
const OF_LIBRARY = {
  'z.uuid()': z.regexes.uuid(),
  'z.email()': z.regexes.email,
  'z.iso.date()': z.regexes.date,
  'z.iso.datetime()': z.regexes.datetime({ offset: true }),
};

/** Not proven, and safe all the same: each says how long its input can be, and where that is enforced. */
const LISTED: Listed[] = [];

const files = listedFiles().filter((path) => PRODUCT.test(path) && !TESTS.test(path));
const patterns: Pattern[] = [
  ...files.flatMap((path) => patternsIn(path, readFileSync(path, 'utf8'))),
  ...Object.entries(OF_LIBRARY).map(([where, { source, flags }]) => ({ where, source, flags })),
];
const findings = await patternFaults(patterns, LISTED);
for (const { where, rule, why } of findings) console.error(`${rule}: ${where} (${why})`);
console.log(`patterns: ${patterns.length} in ${files.length} files, ${findings.length} problems`);
process.exitCode = findings.length > 0 ? 1 : 0;
