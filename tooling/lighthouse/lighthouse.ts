import { median } from '../bench/table.ts';
import { SCAN_PATHS, startScanServer } from '../shots/scan-server.ts';
import { type Figures, measure, NETWORKS } from './measure.ts';

/** `npm run lighthouse`: how soon a shopper on a slow line sees a scan page. Fails over the limits. */
const PAGES = ['told', 'told-recalled', 'unknown'];

/** The document, the picture of the product and the beacon, and room for a logo. The rest is loaded by those who scroll. */
const REQUESTS_MOST = 4;
/** Before the largest paint, pictures aside. */
const BYTES_MOST = 14_000;

const server = await startScanServer();
try {
  for (const { name, path } of SCAN_PATHS.filter((page) => PAGES.includes(page.name))) {
    const visits = await measure(server.url + path);
    for (const [at, network] of NETWORKS.entries())
      judge(`${name}, ${network.name}`, middleOf(visits[at] ?? []), network.paintMost);
  }
} finally {
  await server.stop();
}

/** The median of each figure by itself. */
function middleOf(runs: readonly Figures[]): Figures {
  const middle = (figure: keyof Figures) => median(runs.map((run) => run[figure]));
  return {
    largestPaint: middle('largestPaint'),
    firstPaint: middle('firstPaint'),
    bytes: middle('bytes'),
    requests: middle('requests'),
  };
}

function judge(
  name: string,
  { largestPaint, firstPaint, bytes, requests }: Figures,
  paintMost: number,
): void {
  const ms = (time: number) => `${Math.round(time)} ms`;
  console.log(
    `${name}: largest paint ${ms(largestPaint)} (at most ${ms(paintMost)}), first ${ms(firstPaint)}, ` +
      `${(bytes / 1000).toFixed(1)} kB (at most ${BYTES_MOST / 1000}), ${requests} requests (at most ${REQUESTS_MOST})`,
  );
  // Written so that a figure that could not be had fails too.
  const isWithin = largestPaint <= paintMost && bytes <= BYTES_MOST && requests <= REQUESTS_MOST;
  if (!isWithin) process.exitCode = 1;
}
