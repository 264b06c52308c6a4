import { mutatedModule } from './mutated-modules.ts';

const { folder } = mutatedModule();

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'proofs/tests/vitest.config.ts', related: false },
  mutate: [`${folder}{,/**/*}.{ts,tsx}`],
  coverageAnalysis: 'perTest',
  // Static mutants (tables of numbers and names) would run against all tests.
  ignoreStatic: true,
  concurrency: 2,
  // Generous, because a timeout counts as detected even if the machine was only busy.
  timeoutMS: 30_000,
  // Stryker needs TypeScript's JavaScript API, which version 7 lacks.
  tsconfigFile: 'none',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  tempDirName: 'test-results/mutants',
  ignorePatterns: ['dist', 'data'],
  thresholds: { high: 90, low: 80, break: 80 },
};
