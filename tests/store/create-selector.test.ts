import { expect, it } from 'vitest';
import { createSelector } from '../../src/store/create-selector.ts';

interface State {
  width: number;
  height: number;
  colour: string;
}

it('makes its value anew when something that it reads has changed, and only then', () => {
  const made: number[] = [];
  const selectArea = createSelector(
    ({ width, height }: State) => [width, height],
    (width, height) => {
      made.push(width * height);
      return { area: width * height };
    },
  );
  const first = { width: 2, height: 3, colour: 'red' };
  const area = selectArea(first);
  expect(area).toEqual({ area: 6 });
  expect(selectArea({ ...first, colour: 'blue' })).toBe(area);
  expect(selectArea({ ...first, height: 4 })).toEqual({ area: 8 });
  expect(selectArea(first)).toEqual({ area: 6 });
  expect(made).toEqual([6, 8, 6]);
});
