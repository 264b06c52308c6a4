import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { playwrightCounts, vitestCounts } from '../../scripts/test/test-reports.ts';

const folder = mkdtempSync(join(tmpdir(), 'ultrafibra-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function report(content: unknown): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(content));
  return file;
}

it('a report counts the tests, and a file that failed to load as one failure', () => {
  const file = report({
    numPassedTests: 5,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [
      { status: 'failed', assertionResults: [{}] },
      { status: 'failed', assertionResults: [] },
      { status: 'passed', assertionResults: [{}] },
    ],
  });
  expect(vitestCounts(file)).toEqual({ passed: 5, failed: 2, skipped: 3 });
});

it('a story that passed only the second time counts as failed', () => {
  const file = report({ stats: { expected: 7, unexpected: 1, flaky: 1, skipped: 0 } });
  expect(playwrightCounts(file)).toEqual({ passed: 7, failed: 2, skipped: 0 });
});

it.each([vitestCounts, playwrightCounts])('a missing report counts nothing', (count) => {
  expect(count(join(folder, 'none.json'))).toEqual({ passed: 0, failed: 0, skipped: 0 });
});
