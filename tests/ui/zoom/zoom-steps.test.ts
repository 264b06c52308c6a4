import { describe, expect, it } from 'vitest';
import { defaultZoom, zoomIn, zoomOut, zoomSteps } from '../../../src/ui/zoom/zoom-steps.ts';

describe('zoom steps', () => {
  it('the zoom steps are those of the specification', () => {
    expect(zoomSteps).toEqual([50, 62.5, 75, 87.5, 93.75, 100, 106.25, 112.5, 125, 150, 175, 200, 250]);
    expect(defaultZoom).toBe(100);
  });

  it('the zoom goes up step by step and stays at the top', () => {
    const seen: number[] = [50];
    for (let step = 0; step < 20; step++) seen.push(zoomIn(seen.at(-1) ?? 50));
    expect([...new Set(seen)]).toEqual(zoomSteps);
  });

  it.each([
    [250, 200],
    [125, 112.5],
    [100, 93.75],
    [62.5, 50],
    [50, 50],
    [110, 106.25],
  ])('the zoom goes down from %d to %d', (from, to) => expect(zoomOut(from)).toBe(to));

  it('a zoom between two steps moves to its neighbour', () => expect(zoomIn(110)).toBe(112.5));
});
