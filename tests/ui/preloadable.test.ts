import { afterEach, describe, expect, it, vi } from 'vitest';
import { onFiles, preloadable } from '../../src/ui/late/preloadable.ts';

afterEach(() => vi.useRealTimers());

/** A file that does not come so many times, and what is told of it. */
function lateBy(times: number) {
  vi.useFakeTimers();
  let failures = times;
  const told: boolean[] = [];
  const stop = onFiles((error) => told.push(error === null));
  const file = preloadable(async () => {
    failures -= 1;
    if (failures >= 0) throw new Error('lost');
    return 'words';
  });
  return { file, told, stop };
}

describe('a file that fails to load', () => {
  it('a failing file that is needed is reported as a lost connection until it has loaded', async () => {
    const { file, told, stop } = lateBy(2);
    const shown = file.loadRetrying();
    await vi.advanceTimersByTimeAsync(0);
    expect(told).toEqual([false]);
    await vi.runAllTimersAsync();
    expect(await shown).toBe('words');
    expect(told).toContain(true);
    expect(told.at(-1)).toBe(true);
    stop();
  });

  it.each([
    ['comes when it is asked for once more', 1],
    ['loads at once', 0],
  ])('a file that %s is not reported', async (_, failures) => {
    const { file, told, stop } = lateBy(failures);
    expect(await file.loadRetrying()).toBe('words');
    expect(told).toEqual([]);
    stop();
  });

  it('a failing file that is only preloaded is not reported', async () => {
    const { file, told, stop } = lateBy(1);
    await expect(file.load()).rejects.toThrow('lost');
    expect(told).toEqual([]);
    stop();
  });
});
