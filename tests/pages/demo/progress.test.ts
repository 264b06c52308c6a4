import { expect, it } from 'vitest';
import {
  nextProgress,
  type Progress,
  type ProgressEvent,
  progressPace,
} from '../../../src/pages/demo/progress.ts';

it('the progress bar has the specified pace', () => {
  expect(progressPace).toEqual({ minimum: 0.08, speed: 200, trickleEvery: 800 });
});

it.each<[Progress, ProgressEvent, Progress]>([
  [null, 'started', 0.08],
  [1, 'started', 0.08],
  [0.5, 'started', 0.5],
  [0.08, 'trickled', 0.18],
  [0.3, 'trickled', 0.34],
  [0.6, 'trickled', 0.62],
  [0.9, 'trickled', 0.905],
  [0.993, 'trickled', 0.994],
  [null, 'trickled', null],
  [1, 'trickled', 1],
  [0.08, 'finished', 1],
  [null, 'finished', null],
  [1, 'faded', null],
  [0.4, 'faded', 0.4],
])('progress from %s after %s is %s', (progress, event, expected) => {
  const next = nextProgress(progress, event);
  if (expected === null) expect(next).toBeNull();
  else expect(next).toBeCloseTo(expected, 6);
});

it('progress never reaches the end by itself', () => {
  let progress = nextProgress(null, 'started');
  for (let times = 0; times < 500; times++) progress = nextProgress(progress, 'trickled');
  expect(progress).toBe(0.994);
});
