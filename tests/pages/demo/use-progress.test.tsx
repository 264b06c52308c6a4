import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProgress } from '../../../src/pages/demo/use-progress.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('starts on the way, trickles every 800 ms, finishes on arrival and leaves after its last move', () => {
  const { result, rerender } = renderHook(useProgress, { initialProps: false });
  expect(result.current).toBeNull();
  rerender(true);
  expect(result.current).toBe(0.08);
  pass(799);
  expect(result.current).toBe(0.08);
  pass(1);
  expect(result.current).toBeCloseTo(0.18);
  rerender(false);
  expect(result.current).toBe(1);
  pass(400);
  expect(result.current).toBeNull();
});

it('starts again where somebody leaves before it has faded', () => {
  const { result, rerender } = renderHook(useProgress, { initialProps: true });
  rerender(false);
  pass(100);
  rerender(true);
  expect(result.current).toBe(0.08);
  pass(400);
  expect(result.current).toBe(0.08);
});
