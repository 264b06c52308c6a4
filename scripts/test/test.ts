import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isBuildStale } from '../build/build-stamp.ts';
import { run } from '../run.ts';
import { ensureBrowser } from '../setup/ensure-browser.ts';
import { type Counts, playwrightCounts, vitestCounts } from './test-reports.ts';

type Outcome = Counts & { details: string };
type Stage = { name: string; group: 'static' | 'unit' | 'e2e'; work: () => Promise<Outcome> };

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    /** Includes the tests that repeat others (tests/setup/full-run.ts). */
    full: { type: 'boolean' },
  },
});
if (!options.full) process.env.TESTS = 'sample';
using folder = mkdtempDisposableSync(join(tmpdir(), 'ultrafibra-tests-'));
const reports = folder.path;
// Shares the compile cache, because many tests start the real server.
process.env.NODE_COMPILE_CACHE ??= join(reports, 'compiled');
const success: Outcome = { passed: 1, failed: 0, skipped: 0, details: '' };
const failure = (details: string): Outcome => ({ passed: 0, failed: 1, skipped: 0, details });

async function check(command: string, args: string[], inIdleTime = false): Promise<Outcome> {
  const { code, output } = await run(command, args, { capture: true, inIdleTime });
  return code === 0 ? success : failure(output);
}

async function suite(
  command: string,
  args: string[],
  report: string,
  count: (file: string) => Counts,
): Promise<Outcome> {
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report, NODE_ENV: 'test' };
  const { code, output } = await run(command, args, { capture: true, env });
  const counts = count(report);
  // A crashed run, or one without tests, counts as failed.
  const crashed = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return {
    ...counts,
    failed: counts.failed + (crashed ? 1 : 0),
    details: code === 0 && !crashed ? '' : output,
  };
}

/** Silent too, because a newcomer reads it first: two lines of its own and no warning. */
async function build(): Promise<Outcome> {
  if (!isBuildStale()) return success;
  const { code, output } = await run('node', ['scripts/build/build.ts'], { capture: true });
  return code === 0 && output.trim().split('\n').length === 2 ? success : failure(output);
}
const browser = () => ensureBrowser().then(() => success);
const unitReport = join(reports, 'unit.json');
const storyReport = join(reports, 'stories.json');
const unit = ['run', '--reporter=dot', '--reporter=json', `--outputFile.json=${unitReport}`];
const stories = ['test', '--reporter=dot,json'];

const stage = (group: Stage['group'], name: string, work: Stage['work']): Stage => ({ group, name, work });
const checking = (group: Stage['group'], name: string, command: string, ...args: string[]): Stage =>
  stage(group, name, () => check(command, args, true));

/**
 * Phases in sequence with parallel lanes, at most two tests at a time. Checks run with idle priority beside tests
 * that wait.
 */
const phases: readonly (readonly (readonly Stage[])[])[] = [
  [[stage('e2e', 'browser', browser), stage('e2e', 'build', build)]],
  [
    [stage('unit', 'unit and server tests', () => suite('vitest', unit, unitReport, vitestCounts))],
    [
      checking('static', 'types', 'tsc', '--pretty', 'false'),
      checking('static', 'lint and format', 'biome', 'check', '--error-on-warnings'),
      checking('static', 'import rules', 'depcruise', 'src', 'server', 'scripts', 'proofs'),
      checking('static', 'dead code', 'knip'),
      checking('e2e', 'valid HTML', 'node', 'scripts/checks/validate-html.ts'),
      checking('e2e', 'size budget', 'node', 'scripts/checks/size.ts'),
    ],
  ],
  [[stage('e2e', 'stories', () => suite('playwright', stories, storyReport, playwrightCounts))]],
];

async function perform({ name, work }: Stage): Promise<Outcome> {
  const started = Date.now();
  const seconds = () => `${((Date.now() - started) / 1000).toFixed(1)} s`;
  const outcome = await work().catch((error: unknown) => failure(String(error)));
  const { passed, failed } = outcome;
  console.log(
    `${failed ? '✗' : '✓'} ${name}: ${passed} passed${failed ? `, ${failed} failed` : ''} (${seconds()})`,
  );
  if (outcome.details) console.log(outcome.details.trimEnd());
  return outcome;
}

const total: Counts = { passed: 0, failed: 0, skipped: 0 };
const isChosen = ({ group }: Stage) => options.only === undefined || options.only === group;
if (!phases.flat(2).some(isChosen)) {
  console.error('--only is one of: static, unit, e2e');
  process.exit(2);
}
for (const lanes of phases) {
  await Promise.all(
    lanes.map(async (lane) => {
      for (const stage of lane.filter(isChosen)) {
        const { passed, failed, skipped } = await perform(stage);
        total.passed += passed;
        total.failed += failed;
        total.skipped += skipped;
      }
    }),
  );
}
const skipped = total.skipped ? `, ${total.skipped} skipped` : '';
console.log(`${total.passed} passed, ${total.failed} failed${skipped}`);
process.exitCode = total.failed === 0 ? 0 : 1;
