import { describe, expect, it } from 'vitest';
import { barPercent } from '../../../src/ui/progress/ProgressBar.tsx';

const at = (current: number) =>
  [0, 1, 2, 3].map((index) => ({
    state: index < current ? ('done' as const) : index === current ? ('current' as const) : ('todo' as const),
  }));

describe('the progress bar', () => {
  it.each([
    ['the percentage within its stage', 38, 1, 38],
    ['a little past the current node when the percentage lags', 10, 2, 52],
    ['at most up to the next node when the percentage runs ahead', 60, 1, 50],
    ['up to the end when all is done', 100, 4, 100],
    ['never past the end', 140, 3, 100],
  ])('the progress bar is filled: %s', (_, percent, current, expected) =>
    expect(barPercent(percent, at(current))).toBe(expected),
  );
});
