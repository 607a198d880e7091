import { z } from 'zod';
import { visitThrice } from './visit.ts';

/** Lines that shoppers have, as Lighthouse simulates them, and how long the largest paint may take there. */
export const NETWORKS = [
  // Its own default for phones: 150 ms and 1.6 Mbit/s.
  {
    name: 'slow 4G',
    throttling: { rttMs: 150, throughputKbps: 1638.4, cpuSlowdownMultiplier: 4 },
    paintMost: 1500,
  },
  { name: '3G', throttling: { rttMs: 300, throughputKbps: 700, cpuSlowdownMultiplier: 4 }, paintMost: 3000 },
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

/** Three visits to a page on one of the lines. */
export async function measure(
  url: string,
  throttling: (typeof NETWORKS)[number]['throttling'],
): Promise<Figures[]> {
  const onlyAudits = ['largest-contentful-paint', 'first-contentful-paint', 'network-requests'];
  const visits = await visitThrice(url, { onlyAudits, throttling });
  return visits.map(({ audits }) => {
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
  });
}
