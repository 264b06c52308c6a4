// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deferredParts } from '../../src/app/deferred-parts.ts';

const { waitUntilTime } = deferredParts;

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** Whether it is reached by now. */
async function isReached(moment: Promise<void>): Promise<boolean> {
  const seen = vi.fn();
  void moment.then(seen);
  await vi.advanceTimersByTimeAsync(0);
  return seen.mock.calls.length > 0;
}

it('a past time is reached at once, a future one when the clock gets there', async () => {
  expect(await isReached(waitUntilTime(1_000_000))).toBe(true);
  const later = waitUntilTime(1_060_000);
  expect(await isReached(later)).toBe(false);
  await vi.advanceTimersByTimeAsync(70_000);
  expect(await isReached(later)).toBe(true);
});

it('a time that passed while the device slept is reached when the page is looked at again', async () => {
  const later = waitUntilTime(4_000_000);
  vi.setSystemTime(5_000_000);
  expect(await isReached(later)).toBe(false);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await isReached(later)).toBe(true);
});
