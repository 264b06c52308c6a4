import { expect, it } from 'vitest';
import {
  createSystemRandom,
  randomId,
  randomNumber,
  randomText,
  systemRandom,
  timeOrderedId,
} from '../../../server/protection/random.ts';

it('random ids have version 4 and do not repeat', () => {
  const ids = new Set(Array.from({ length: 1000 }, () => randomId(systemRandom)));
  expect(ids.size).toBe(1000);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('ordered ids follow the clock', () => {
  const moments = [
    '1970-01-01T00:00:00Z',
    '2026-11-23T15:00:00Z',
    '2026-11-23T15:00:00.001Z',
    '9999-12-31T00:00:00Z',
  ];
  const ids = moments.map((moment) => timeOrderedId(systemRandom, new Date(moment)));
  expect(ids.toSorted()).toEqual(ids);
  for (const [index, id] of ids.entries()) {
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(Date.parse(moments[index] ?? ''));
  }
  const now = new Date();
  expect(new Set(Array.from({ length: 1000 }, () => timeOrderedId(systemRandom, now))).size).toBe(1000);
});

it('random bytes are never the same twice', () => {
  const random = createSystemRandom();
  const given = new Set(
    [1, 16, 32, 8192, 9000].flatMap((size) =>
      Array.from({ length: 300 }, () => Buffer.from(random.bytes(size)).toString('hex')).filter(
        (hex) => hex.length === size * 2 && size > 8,
      ),
    ),
  );
  expect(given.size).toBe(1200);
});

it('a random byte that would favour some symbols is drawn again', () => {
  const drawn = [255, 250, 7, 249, 13];
  const random = { bytes: () => Uint8Array.of(drawn.shift() ?? 0) };
  // Bytes from 250 on are rejected, because they would favour the first six digits.
  expect(randomText(random, '0123456789', 3)).toBe('793');
});

it.each([
  [[0, 0, 0, 0], 0],
  [[128, 0, 0, 0], 0.5],
  [[255, 255, 255, 255], 1 - 2 ** -32],
])('the bytes %j become the number %d', (bytes, number) => {
  expect(randomNumber({ bytes: () => Uint8Array.from(bytes) })).toBe(number);
});
