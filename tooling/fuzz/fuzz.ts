import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import type { FuzzSettings } from '../../server/src/testing/fuzz/settings.ts';

/** `npm run fuzz -- --cases 20000 --seed 7`: the fuzzer for as long as one likes, with a seed of its own each time. */
const { values } = parseArgs({
  options: { cases: { type: 'string', default: '5000' }, seed: { type: 'string' } },
});
const fuzz: FuzzSettings = { cases: Number(values.cases), seed: Number(values.seed ?? randomInt(2 ** 31)) };

const began = performance.now();
const vitest = await startVitest('test', ['server/src/testing/fuzz/fuzz.api.test.ts'], {
  project: ['api'],
  provide: { fuzz },
  watch: false,
  disableConsoleIntercept: true,
});
await vitest.close();
console.log(`${((performance.now() - began) / 1000).toFixed(1)} s`);
