import { expect, it } from 'vitest';
import { afterQuietHours } from '../../../server/outbox/after-quiet-hours.ts';

const night = { from: 21, to: 8 };

it.each([
  ['2026-11-23T15:00:00Z', night, '2026-11-23T15:00:00.000Z'],
  ['2026-11-24T00:00:00Z', night, '2026-11-24T11:00:00.000Z'],
  ['2026-11-24T10:59:59.500Z', night, '2026-11-24T11:00:00.000Z'],
  ['2026-11-24T11:00:00Z', night, '2026-11-24T11:00:00.000Z'],
  ['2026-11-23T23:59:00Z', night, '2026-11-23T23:59:00.000Z'],
  ['2026-11-23T16:30:00Z', { from: 12, to: 14 }, '2026-11-23T17:00:00.000Z'],
  ['2026-11-24T03:00:00Z', { from: 0, to: 0 }, '2026-11-24T03:00:00.000Z'],
])('a disturbing message at %s with %j leaves at %s', (moment, quiet, leaves) => {
  expect(afterQuietHours(new Date(moment), quiet).toISOString()).toBe(leaves);
});
