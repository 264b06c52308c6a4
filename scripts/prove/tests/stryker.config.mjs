import { mutatedRoom } from './mutated-rooms.ts';
import { sampledLines } from './sampled-lines.ts';

const { mutate: room } = mutatedRoom();
// Some of its lines stand for a room whose faults would take days.
const { MUTATED_LINES } = process.env;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'scripts/prove/tests/vitest.config.ts', related: false },
  mutate: MUTATED_LINES ? sampledLines(room, Number(MUTATED_LINES)) : [`${room}{,/**/*}.{ts,tsx}`],
  coverageAnalysis: 'perTest',
  // What is read once at load would be tried against every test of the room: tables of numbers and names, for the most part.
  ignoreStatic: true,
  concurrency: 2,
  // A busy machine is slow, and what takes too long counts as noticed.
  timeoutMS: 30_000,
  // Stryker rewrites it by the JavaScript interface of TypeScript, which version 7 does not have.
  tsconfigFile: 'none',
  reporters: ['clear-text', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  tempDirName: 'test-results/mutants',
  ignorePatterns: ['dist', 'data'],
  thresholds: { high: 90, low: 80, break: 80 },
};
