import { readFileSync } from 'node:fs';
import { z } from 'zod';

export type Count = { passed: number; failed: number };

const VitestReport = z.object({ numPassedTests: z.int(), numFailedTests: z.int(), numTotalTests: z.int() });
/** A test that passed only when it was tried again counts as failed: there is a race to find. */
const PlaywrightReport = z.object({
  stats: z.object({ expected: z.int(), unexpected: z.int(), flaky: z.int(), skipped: z.int() }),
});

/** How many tests of a report passed; whatever did not pass has failed, skipped ones too. */
export function countReport(text: string): Count {
  const report: unknown = JSON.parse(text);
  const vitest = VitestReport.safeParse(report);
  if (vitest.success) {
    const { numPassedTests: passed, numTotalTests: total } = vitest.data;
    return { passed, failed: total - passed };
  }
  const { expected, unexpected, flaky, skipped } = PlaywrightReport.parse(report).stats;
  return { passed: expected, failed: unexpected + flaky + skipped };
}

/** A step that ended well or badly, with the tests of its report. A bad end is at least one failure. */
export function countStep(hasPassed: boolean, reportFile: string | undefined): Count {
  const count = reportFile ? countReport(readFileSync(reportFile, 'utf8')) : { passed: 1, failed: 0 };
  if (hasPassed) return count;
  return reportFile ? { ...count, failed: Math.max(count.failed, 1) } : { passed: 0, failed: 1 };
}
