import { existsSync, readFileSync } from 'node:fs';
import type { JSONReport } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

export type Counts = { passed: number; failed: number; skipped: number };

const none: Counts = { passed: 0, failed: 0, skipped: 0 };

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

export function vitestCounts(file: string): Counts {
  const report = read<JsonTestResults>(file);
  if (!report) return none;
  // A file that fails to load reports no test and counts as failed.
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

export function playwrightCounts(file: string): Counts {
  const stats = read<JSONReport>(file)?.stats;
  if (!stats) return none;
  // A flaky story counts as failed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}
