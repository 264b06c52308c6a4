export interface Row<Measured> {
  /** With its unit. */
  what: string;
  /** Its median is shown. */
  of: (measured: Measured) => readonly number[];
  /** What the ratio to the page of reference, or the value itself, is meant to stay under. */
  goal?: string;
  digits?: number;
}

/** The page of reference is the first: every ratio is to it. */
export function printTable<Measured>(
  pages: readonly { name: string; measured: Measured }[],
  rows: readonly Row<Measured>[],
): void {
  const cellsOf = ({ of, goal = '', digits = 0 }: Row<Measured>) => {
    const values = pages.map(({ name, measured }) => ({ name, value: median(of(measured)) }));
    const [base, ...others] = values;
    const ratio = (value: number) => (base?.value ? rounded(value / base.value, 2) : '–');
    return {
      ...Object.fromEntries(values.map(({ name, value }) => [name, rounded(value, digits)])),
      ...Object.fromEntries(others.map(({ name, value }) => [`${name} ×`, ratio(value)])),
      goal,
    };
  };
  console.table(Object.fromEntries(rows.map((row) => [row.what, cellsOf(row)])));
}

const rounded = (value: number, digits: number): number => Number(value.toFixed(digits));

export const median = (values: readonly number[]): number => percentile(values, 0.5);

/** What `share` of the values stay under or at. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
