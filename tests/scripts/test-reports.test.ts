import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../scripts/root.ts';
import {
  playwrightCounts,
  playwrightDurations,
  slowest,
  vitestCounts,
  vitestDurations,
} from '../../scripts/test/test-reports.ts';

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

it('the time of each unit test is read, even of one that never started', () => {
  const assertionResults = [{ fullName: 'adds', duration: 1500 }, { fullName: 'waits' }];
  const file = report({ testResults: [{ name: join(root, 'tests/sum.test.ts'), assertionResults }] });
  expect(vitestDurations(file)).toEqual([
    { name: 'tests/sum.test.ts: adds', seconds: 1.5 },
    { name: 'tests/sum.test.ts: waits', seconds: 0 },
  ]);
});

it('the time of each story is read, however deep it is nested', () => {
  const spec = (title: string, ...durations: number[]) => ({
    file: 'order/order.story.ts',
    title,
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const inner = { specs: [spec('at 390 px', 2000, 500)] };
  const file = report({ suites: [{ specs: [spec('an order', 3000)], suites: [inner] }] });
  expect(playwrightDurations(file)).toEqual([
    { name: 'tests/stories/order/order.story.ts: at 390 px', seconds: 2.5 },
    { name: 'tests/stories/order/order.story.ts: an order', seconds: 3 },
  ]);
});

it('the slowest tests are named first, as many as asked for', () => {
  const durations = [1, 3, 2].map((seconds) => ({ name: `${seconds}`, seconds }));
  expect(slowest(durations, 2).map(({ name }) => name)).toEqual(['3', '2']);
});

it.each([vitestDurations, playwrightDurations])('a missing report has no slowest tests', (read) => {
  expect(read(join(folder, 'none.json'))).toEqual([]);
});
