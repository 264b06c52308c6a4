import { expect, it } from 'vitest';
import { readableMoment } from '../../src/brazil/readable-moment.ts';

it('a time is shown in Brasília time, in any time zone of the machine', () => {
  expect(readableMoment('2026-11-23T15:00:00Z')).toBe('23/11/2026 às 12:00');
  expect(readableMoment('2026-01-02T02:05:00Z')).toBe('01/01/2026 às 23:05');
});
