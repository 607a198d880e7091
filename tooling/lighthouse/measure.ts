import { z } from 'zod';
import { type Result, SLOW_4G, visit } from './visit.ts';

const VISITS = 3;

/** Lines that shoppers have, and how long the largest paint may take there. */
export const NETWORKS = [
  { name: 'slow 4G', line: SLOW_4G, paintMost: 1500 },
  { name: '3G', line: { rttMs: 300, throughputKbps: 700 }, paintMost: 3000 },
] as const;

export type Figures = {
  /** Milliseconds. */
  largestPaint: number;
  firstPaint: number;
  /** On the wire, answers to the page's own calls and pictures aside. */
  bytes: number;
  requests: number;
};

const Requests = z.object({
  items: z.array(
    z.object({ url: z.string(), transferSize: z.number(), resourceType: z.string().optional() }),
  ),
});

const UNCOUNTED = ['Fetch', 'XHR', 'Ping', 'Image'];

/** Some visits to a page; for each of the lines what they come to there. */
export async function measure(url: string): Promise<Figures[][]> {
  const onlyAudits = ['largest-contentful-paint', 'first-contentful-paint', 'network-requests'];
  const visits = await visit(
    url,
    VISITS,
    NETWORKS.map(({ line }) => line),
    { onlyAudits },
  );
  return visits.map((onLine) => onLine.map(figuresOf));
}

function figuresOf({ audits }: Result): Figures {
  const { items } = Requests.parse(audits['network-requests']?.details);
  // What is in the page itself travels with it.
  const asked = items.filter((item) => !item.url.startsWith('data:'));
  const counted = asked.filter(({ resourceType = '' }) => !UNCOUNTED.includes(resourceType));
  return {
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    firstPaint: audits['first-contentful-paint']?.numericValue ?? Number.NaN,
    bytes: counted.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: asked.length,
  };
}
