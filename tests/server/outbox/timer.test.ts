import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { systemTimer } from '../../../server/runtime/timer.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('a timed job runs once when its time has come', () => {
  const job = vi.fn();
  systemTimer.after(1000, job);
  vi.advanceTimersByTime(999);
  expect(job).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(job).toHaveBeenCalledOnce();
});

it('a cancelled job does not run', () => {
  const job = vi.fn();
  const callOff = systemTimer.after(1000, job);
  callOff();
  vi.advanceTimersByTime(5000);
  expect(job).not.toHaveBeenCalled();
});
