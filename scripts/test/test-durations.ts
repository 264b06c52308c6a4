import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../root.ts';

export interface Duration {
  name: string;
  seconds: number;
}

type VitestReport = {
  testResults: { name: string; assertionResults: { fullName: string; duration?: number | null }[] }[];
};
type Suite = {
  suites?: Suite[];
  specs: { file: string; title: string; tests: { results: { duration: number }[] }[] }[];
};

const read = <Report>(file: string): Report | undefined =>
  existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;

export function vitestDurations(file: string): Duration[] {
  const files = read<VitestReport>(file)?.testResults ?? [];
  return files.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${relative(root, name)}: ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

export function playwrightDurations(file: string): Duration[] {
  const durationsOf = ({ suites = [], specs }: Suite): Duration[] => [
    ...suites.flatMap(durationsOf),
    ...specs.map(({ file: story, title, tests }) => ({
      name: `tests/stories/${story}: ${title}`,
      seconds:
        tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  ];
  return (read<{ suites: Suite[] }>(file)?.suites ?? []).flatMap(durationsOf);
}

export const slowest = (durations: readonly Duration[], count: number): Duration[] =>
  durations.toSorted((one, other) => other.seconds - one.seconds).slice(0, count);
