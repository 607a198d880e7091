import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonAssertionResult, JsonTestResults } from 'vitest/node';

/** `passed` means: ran, and passed at the first try. */
export type ReportedTest = { title: string; passed: boolean };

/** Throws when the text is not such a report. */
export function readVitest(text: string): ReportedTest[] {
  const report: JsonTestResults = JSON.parse(text);
  return report.testResults.flatMap((file) =>
    file.assertionResults.map((test) => ({ title: test.title, passed: passedAtOnce(test) })),
  );
}

// Vitest reports a retried test as passed, but leaves the messages of its failed tries.
function passedAtOnce(test: JsonAssertionResult): boolean {
  return test.status === 'passed' && (test.failureMessages ?? []).length === 0;
}

/** Throws when the text is not such a report. */
export function readPlaywright(text: string): ReportedTest[] {
  const report: JSONReport = JSON.parse(text);
  return report.suites
    .flatMap(specsOf)
    .map((spec) => ({ title: spec.title, passed: passedEverywhere(spec) }));
}

function specsOf(suite: JSONReportSuite): JSONReportSpec[] {
  return [...suite.specs, ...(suite.suites ?? []).flatMap(specsOf)];
}

// A spec has one entry a browser project. `spec.ok` will not do: it is also true for skipped,
// flaky and expectedly failing tests.
function passedEverywhere(spec: JSONReportSpec): boolean {
  const ran = spec.tests.filter((test) => test.status !== 'skipped');
  return (
    ran.length > 0 && ran.every((test) => test.status === 'expected' && test.expectedStatus === 'passed')
  );
}
