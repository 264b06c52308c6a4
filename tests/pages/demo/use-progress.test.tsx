import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useProgress } from '../../../src/pages/demo/DemoApp.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

it('the progress bar starts, moves on, finishes on arrival and disappears', () => {
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

it('the progress bar restarts when the visitor leaves before it has disappeared', () => {
  const { result, rerender } = renderHook(useProgress, { initialProps: true });
  rerender(false);
  pass(100);
  rerender(true);
  expect(result.current).toBe(0.08);
  pass(400);
  expect(result.current).toBe(0.08);
});
