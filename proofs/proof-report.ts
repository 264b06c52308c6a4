export interface ProofReport {
  /** `broken` names failed cases; the first ones are printed. */
  check(promise: string, tried: number, broken: readonly string[]): void;
  metric(name: string, value: number | string): void;
  skip(promise: string, why: string): void;
  readonly broken: readonly string[];
  /** Prints the results and returns whether every check passed. */
  print(): boolean;
}

const maxShown = 20;
const maxLetters = 600;

export function createProofReport(): ProofReport {
  const rows: { promise: string; tried: number | string; broken: number | string }[] = [];
  const metrics: Record<string, number | string> = {};
  const cases: string[] = [];
  return {
    broken: cases,
    check: (promise, tried, broken) => {
      rows.push({ promise, tried, broken: broken.length });
      cases.push(...broken.slice(0, maxShown).map((one) => `${promise}: ${one}`.slice(0, maxLetters)));
    },
    metric: (name, value) => {
      metrics[name] = value;
    },
    skip: (promise, why) => {
      rows.push({ promise, tried: `not tried: ${why}`, broken: '–' });
    },
    print: () => {
      console.table(rows);
      if (Object.keys(metrics).length > 0) console.table(metrics);
      for (const one of cases) console.log(`✗ ${one}`);
      return cases.length === 0;
    },
  };
}
