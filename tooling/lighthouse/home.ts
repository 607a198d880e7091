import { join } from 'node:path';
import { z } from 'zod';
import { median } from '../bench/table.ts';
import { startProduct } from '../product/start-product.ts';
import { SLOW_4G, visit } from './visit.ts';

/** `npm run lighthouse:home`: the home page of the built product on Lighthouse's phone, median of 5. Fails over the limits. */
const VISITS = 5;
const PERFORMANCE_LEAST = 90;
const ACCESSIBILITY_LEAST = 100;
const SHIFT_MOST = 0.02;
const SCRIPT_BYTES_MOST = 110_000;

const Requests = z.object({
  items: z.array(z.object({ transferSize: z.number(), resourceType: z.string().optional() })),
});

const product = await startProduct({ dir: join(import.meta.dirname, '../../.run/lighthouse') });
const [visits = []] = await visit(product.url, VISITS, [SLOW_4G], {
  onlyCategories: ['performance', 'accessibility'],
}).finally(() => product.stop());

const scores = (category: string) =>
  visits.map(({ categories }) => Math.round((categories[category]?.score ?? Number.NaN) * 100));
const performance = median(scores('performance'));
const accessibility = median(scores('accessibility'));
const shift = median(
  visits.map(({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Number.NaN),
);
const scriptBytes = median(
  visits.map(({ audits }) =>
    Requests.parse(audits['network-requests']?.details)
      .items.filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
  ),
);

const slowdowns = visits.map(({ configSettings }) => configSettings.throttling.cpuSlowdownMultiplier);
console.log(
  `visits, performance (processor slowed down by): ${scores('performance')
    .map((score, index) => `${score} (${slowdowns[index]?.toFixed(1)})`)
    .join(', ')}`,
);
console.log(
  `home page: performance ${performance} (at least ${PERFORMANCE_LEAST}), accessibility ${accessibility} (${ACCESSIBILITY_LEAST}), ` +
    `layout shift ${shift.toFixed(3)} (at most ${SHIFT_MOST}), ` +
    `script ${(scriptBytes / 1000).toFixed(1)} kB over the wire until idle (at most ${SCRIPT_BYTES_MOST / 1000})`,
);
// Written so that a figure that could not be had fails too.
const isWithin =
  performance >= PERFORMANCE_LEAST &&
  accessibility >= ACCESSIBILITY_LEAST &&
  shift <= SHIFT_MOST &&
  scriptBytes <= SCRIPT_BYTES_MOST;
process.exitCode = isWithin ? 0 : 1;
