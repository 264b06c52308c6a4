import { describe, expect, it } from 'vitest';
import { heard } from '../asked.ts';

describe('a weekday behind a date', () => {
  it.each([
    ['dia 2/12 de tarde ou sexta de manhã', /^\[schedules: 02\/12.*; 04\/12.*\]$/],
    ['segunda 30/11 de manhã, ou quinta de tarde', /^\[schedules: 30\/11.*; 03\/12.*\]$/],
  ])('is the one that follows it, for a yes: %s', (text, shown) =>
    expect(heard(text, 'data-instalacao')).toMatch(shown),
  );

  it('that is its own is the same day', () =>
    expect(heard('27/11 sexta-feira de manhã', 'data-instalacao')).toBe('date=27/11/2026, period=manha'));
});
