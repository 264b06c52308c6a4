import { format } from 'node:util';
import { afterEach } from 'vitest';

const heard: string[] = [];
const expected: RegExp[] = [];

/** Says that this test makes the console complain; the test fails when it stays silent. */
export function expectNoise(pattern: RegExp): void {
  expected.push(pattern);
}

for (const level of ['error', 'warn'] as const) {
  console[level] = (...parts: unknown[]) => void heard.push(format(...parts));
}

afterEach(() => {
  const patterns = expected.splice(0);
  const lines = heard.splice(0);
  const surprises = lines.filter((line) => !patterns.some((pattern) => pattern.test(line)));
  if (surprises.length > 0) throw new Error(`Unexpected console noise:\n${surprises.join('\n')}`);
  const missing = patterns.filter((pattern) => !lines.some((line) => pattern.test(line)));
  if (missing.length > 0) throw new Error(`Expected console noise that never came: ${missing.join(', ')}`);
});
