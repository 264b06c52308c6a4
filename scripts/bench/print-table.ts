export interface Row {
  what: string;
  unit: string;
  /** One per page, the page of reference first. */
  values: readonly number[];
  /** What the ratio of the last page to the first is meant to stay under. */
  limit?: string;
  digits?: number;
}

export function printTable(names: readonly string[], rows: readonly Row[]): void {
  const [, ...others] = names;
  const head = ['', ...names, ...others.map((name) => `${name} ×`), 'goal'];
  const lines = rows.map(({ what, unit, values, limit = '', digits = 0 }) => {
    const [base = Number.NaN, ...rest] = values;
    const ratios = rest.map((value) => (base > 0 ? (value / base).toFixed(2) : '–'));
    return [`${what} (${unit})`, ...values.map((value) => number(value, digits)), ...ratios, limit];
  });
  const widths = head.map((_, column) =>
    Math.max(...[head, ...lines].map((line) => (line[column] ?? '').length)),
  );
  for (const line of [head, ...lines])
    console.log(
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0),
        )
        .join('  '),
    );
}

const number = (value: number, digits: number): string =>
  Number.isFinite(value) ? value.toFixed(digits) : '–';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** What `share` of the values stay under or at. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.ceil(sorted.length * share) - 1] ?? Number.NaN;
}
