import { readFileSync, writeFileSync } from 'node:fs';
import { completeLock, type Lock, missingPackages } from './complete.ts';

/** `npm run lock`: adds the packages of other systems to package-lock.json after an install. */
const FILE = 'package-lock.json';
const lock: Lock = JSON.parse(readFileSync(FILE, 'utf8'));
const { length } = missingPackages(lock);
if (length) writeFileSync(FILE, `${JSON.stringify(completeLock(lock), null, 2)}\n`);
console.log(`${length} packages of other systems added to ${FILE}`);
