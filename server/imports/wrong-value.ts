import type { LineProblem } from '../../src/contract/panel/import-problems.ts';

const longestShown = 40;

/** A problem of one value; quotes the value where it is not personal data. */
export const wrongValue = (
  code: LineProblem['code'],
  column: string,
  value?: string,
): { problem: LineProblem } => ({
  problem: { code, column, ...(value === undefined ? {} : { value: value.slice(0, longestShown) }) },
});
