import { describe, expect, it } from 'vitest';
import type { Experiment } from '../../../src/contract/publication.ts';
import { armOf } from '../../../src/funnel/experiments/arm-of.ts';

const banner: Experiment = {
  id: 'banner',
  title: 'Banner',
  arms: [
    { id: 'as-it-is', share: 20 },
    { id: 'larger', share: 50 },
  ],
  campaigns: [''],
  goal: 'order_placed',
  isRunning: true,
};

const keys = Array.from({ length: 10_000 }, (_, index) => `visitor ${index}`);
const drawn = (experiment: Experiment, key: string) => armOf(experiment, { key, test: null })?.id ?? 'none';
const tried = (test: string, experiment = banner) => armOf(experiment, { key: 'any', test })?.id ?? 'none';

describe('the arm of a visitor', () => {
  it('the arm of a visitor stays the same', () => {
    for (const key of keys.slice(0, 100)) expect(drawn(banner, key)).toBe(drawn({ ...banner }, key));
  });

  it('the arms are drawn by their shares, and the others take no part', () => {
    const counts = Map.groupBy(keys, (key) => drawn(banner, key));
    const percentOf = (arm: string) => ((counts.get(arm)?.length ?? 0) / keys.length) * 100;
    expect(Math.abs(percentOf('as-it-is') - 20)).toBeLessThan(2);
    expect(Math.abs(percentOf('larger') - 50)).toBeLessThan(2);
    expect(Math.abs(percentOf('none') - 30)).toBeLessThan(2);
  });

  it('the arm in one experiment is independent of another', () => {
    const other = { ...banner, id: 'colour' };
    const larger = keys.filter((key) => drawn(banner, key) === 'larger');
    const both = larger.filter((key) => drawn(other, key) === 'larger');
    expect(Math.abs((both.length / larger.length) * 100 - 50)).toBeLessThan(3);
  });

  it('a visitor of an ended experiment has no arm', () => {
    expect(new Set(keys.map((key) => drawn({ ...banner, isRunning: false }, key)))).toEqual(
      new Set(['none']),
    );
  });
});

describe('a visitor who tries an arm', () => {
  it('an arm tried by its name is given, even before the experiment runs', () => {
    expect(tried('as-it-is')).toBe('as-it-is');
    expect(tried('larger', { ...banner, isRunning: false })).toBe('larger');
  });

  it('a try without a name gives the new arm', () => {
    expect(tried('')).toBe('larger');
  });

  it('a try with an unknown name gives no arm', () => {
    expect(tried('1')).toBe('none');
  });
});
