/** Collects the results of a proof and prints them as a table. */
export interface Promises {
  /** `broken` names failed cases; the first ones are printed. */
  held(promise: string, tried: number, broken: readonly string[]): void;
  figure(name: string, value: number | string): void;
  notTried(promise: string, why: string): void;
  /** All failed cases. */
  readonly broken: readonly string[];
  /** Prints the results and returns whether all promises held. */
  print(): boolean;
}

const maxShown = 20;
const maxLetters = 600;

export function openPromises(): Promises {
  const rows: { promise: string; tried: number | string; broken: number | string }[] = [];
  const figures: Record<string, number | string> = {};
  const cases: string[] = [];
  return {
    broken: cases,
    held: (promise, tried, broken) => {
      rows.push({ promise, tried, broken: broken.length });
      cases.push(...broken.slice(0, maxShown).map((one) => `${promise}: ${one}`.slice(0, maxLetters)));
    },
    figure: (name, value) => {
      figures[name] = value;
    },
    notTried: (promise, why) => {
      rows.push({ promise, tried: `not tried: ${why}`, broken: '–' });
    },
    print: () => {
      console.table(rows);
      if (Object.keys(figures).length > 0) console.table(figures);
      for (const one of cases) console.log(`✗ ${one}`);
      return cases.length === 0;
    },
  };
}
