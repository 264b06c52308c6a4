import { describe, expect, it } from 'vitest';
import { armOf } from '../../../src/funnel/experiments/arm-of.ts';
import type { Experiment } from '../../../src/funnel/experiments/experiment.ts';

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
  it('is the same at every look', () => {
    for (const key of keys.slice(0, 100)) expect(drawn(banner, key)).toBe(drawn({ ...banner }, key));
  });

  it('is drawn as often as its share says, and whoever is left over takes no part', () => {
    const counts = Map.groupBy(keys, (key) => drawn(banner, key));
    const percentOf = (arm: string) => ((counts.get(arm)?.length ?? 0) / keys.length) * 100;
    expect(Math.abs(percentOf('as-it-is') - 20)).toBeLessThan(2);
    expect(Math.abs(percentOf('larger') - 50)).toBeLessThan(2);
    expect(Math.abs(percentOf('none') - 30)).toBeLessThan(2);
  });

  it('in one experiment says nothing of the arm in another', () => {
    const other = { ...banner, id: 'colour' };
    const larger = keys.filter((key) => drawn(banner, key) === 'larger');
    const both = larger.filter((key) => drawn(other, key) === 'larger');
    expect(Math.abs((both.length / larger.length) * 100 - 50)).toBeLessThan(3);
  });

  it('is none once the experiment has ended', () => {
    expect(new Set(keys.map((key) => drawn({ ...banner, isRunning: false }, key)))).toEqual(
      new Set(['none']),
    );
  });
});

describe('whoever tries an arm', () => {
  it('gets the one that is named, before the experiment runs as well', () => {
    expect(tried('as-it-is')).toBe('as-it-is');
    expect(tried('larger', { ...banner, isRunning: false })).toBe('larger');
  });

  it('gets what is new where none is named', () => {
    expect(tried('')).toBe('larger');
  });

  it('gets nothing by a name that no arm has', () => {
    expect(tried('1')).toBe('none');
  });
});
