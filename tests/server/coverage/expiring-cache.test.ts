import { expect, it } from 'vitest';
import { createExpiringCache } from '../../../server/coverage/expiring-cache.ts';

it('a full cache drops its oldest entry', () => {
  const cache = createExpiringCache<number>({ limit: 2, clock: () => new Date(0) });
  cache.set('a', 1, 10);
  cache.set('b', 2, 10);
  cache.set('a', 3, 10);
  cache.set('c', 4, 10);
  expect(['a', 'b', 'c'].map(cache.get)).toEqual([3, undefined, 4]);
});

it('the cache drops expired entries and no others', () => {
  let now = 0;
  const cache = createExpiringCache<number>({ limit: 9, clock: () => new Date(now) });
  cache.set('short', 1, 10);
  cache.set('long', 2, 11);
  now = 9;
  expect(cache.get('short')).toBe(1);
  now = 10;
  expect(cache.get('short')).toBeUndefined();
  expect(cache.get('long')).toBe(2);
});
