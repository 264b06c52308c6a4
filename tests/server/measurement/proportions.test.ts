import { expect, it } from 'vitest';
import { compareArms } from '../../../server/measurement/compare-arms.ts';
import { newcombe, wilson } from '../../../server/measurement/proportions.ts';
import type { Experiment } from '../../../src/contract/publication.ts';

// Expected values from Newcombe (1998), on single proportions and on differences.
it.each([
  [{ many: 81, of: 263 }, 0.2553, 0.3662],
  [{ many: 15, of: 148 }, 0.0624, 0.1605],
  [{ many: 0, of: 20 }, 0, 0.1611],
  [{ many: 1, of: 29 }, 0.0061, 0.1718],
])('the interval of a proportion is as published: %o', (proportion, low, high) => {
  const found = wilson(proportion);
  expect(found.low).toBeCloseTo(low, 4);
  expect(found.high).toBeCloseTo(high, 4);
});

it.each([
  [{ many: 56, of: 70 }, { many: 48, of: 80 }, 0.0524, 0.3339],
  [{ many: 9, of: 10 }, { many: 3, of: 10 }, 0.1705, 0.809],
  [{ many: 10, of: 10 }, { many: 0, of: 20 }, 0.6791, 1],
])('the interval of a difference is as published: %o and %o', (one, other, low, high) => {
  const found = newcombe(one, other);
  expect(found.low).toBeCloseTo(low, 3);
  expect(found.high).toBeCloseTo(high, 3);
});

const experiment: Experiment = {
  id: 'one',
  title: 'Um',
  arms: [
    { id: 'as-it-is', share: 50 },
    { id: 'other', share: 50 },
  ],
  campaigns: [''],
  goal: 'order_placed',
  isRunning: true,
};

it('arms with too little data are not compared', () => {
  const found = compareArms(
    experiment,
    new Map([
      ['as-it-is', { many: 4, of: 1000 }],
      ['other', { many: 90, of: 99 }],
    ]),
  );
  expect(found.differences).toEqual([{ id: 'other', by: null }]);
});

it('arms without visits have no rate', () => {
  expect(compareArms(experiment, new Map()).arms).toEqual([
    { id: 'as-it-is', visits: 0, goals: 0, rate: null, low: null, high: null },
    { id: 'other', visits: 0, goals: 0, rate: null, low: null, high: null },
  ]);
});

it('arms with enough data are compared with the first', () => {
  const found = compareArms(
    experiment,
    new Map([
      ['as-it-is', { many: 100, of: 1000 }],
      ['other', { many: 150, of: 1000 }],
    ]),
  );
  expect(found.differences[0]?.by?.difference).toBeCloseTo(0.05);
  expect(found.differences[0]?.by?.low).toBeGreaterThan(0);
});
