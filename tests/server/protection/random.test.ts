import { expect, it } from 'vitest';
import { randomId, randomNumber, randomText, systemRandom } from '../../../server/protection/random.ts';

it('makes ids of version 4 that do not repeat', () => {
  const ids = new Set(Array.from({ length: 1000 }, () => randomId(systemRandom)));
  expect(ids.size).toBe(1000);
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

it('draws again what would favour the first symbols', () => {
  const drawn = [255, 250, 7, 249, 13];
  const random = { bytes: () => Uint8Array.of(drawn.shift() ?? 0) };
  // 250 and above would give the first six of ten digits one chance more.
  expect(randomText(random, '0123456789', 3)).toBe('793');
});

it.each([
  [[0, 0, 0, 0], 0],
  [[128, 0, 0, 0], 0.5],
  [[255, 255, 255, 255], 1 - 2 ** -32],
])('turns %j into %d', (bytes, number) => {
  expect(randomNumber({ bytes: () => Uint8Array.from(bytes) })).toBe(number);
});
