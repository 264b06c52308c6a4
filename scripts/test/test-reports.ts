import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';
import { root } from '../root.ts';

export type Counts = { passed: number; failed: number; skipped: number };

interface Duration {
  name: string;
  seconds: number;
}

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

export function vitestDurations(file: string): Duration[] {
  const files = read<JsonTestResults>(file)?.testResults ?? [];
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

export function playwrightDurations(file: string): Duration[] {
  const durationsOf = ({ suites = [], specs }: JSONReportSuite): Duration[] => [
    ...suites.flatMap(durationsOf),
    ...specs.map(({ file: story, title, tests }) => ({
      name: `tests/stories/${story}: ${title}`,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ];
  return (read<JSONReport>(file)?.suites ?? []).flatMap(durationsOf);
}

export const slowest = (durations: readonly Duration[], count: number): Duration[] =>
  durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
