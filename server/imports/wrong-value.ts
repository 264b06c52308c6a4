import type { LineProblem } from '../../src/contract/panel/import-problems.ts';

const longestShown = 40;

/** Why a line cannot be taken, and what stood there where it may be shown. */
export const wrongValue = (
  code: LineProblem['code'],
  column: string,
  value?: string,
): { problem: LineProblem } => ({
  problem: { code, column, ...(value === undefined ? {} : { value: value.slice(0, longestShown) }) },
});
