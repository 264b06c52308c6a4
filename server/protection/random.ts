import { randomFillSync } from 'node:crypto';

/** Injected randomness: repeatable in tests, the system's in production. */
export interface Random {
  bytes(size: number): Uint8Array;
}

/**
 * Buffers random bytes, because a system call costs the same for 8 kB as for one byte. Used bytes are erased from the
 * buffer.
 */
export function createSystemRandom(): Random {
  const store = new Uint8Array(8192);
  let next = store.length;
  return {
    bytes: (size) => {
      if (size > store.length) return randomFillSync(new Uint8Array(size));
      if (next + size > store.length) {
        randomFillSync(store);
        next = 0;
      }
      const given = store.slice(next, next + size);
      store.fill(0, next, next + size);
      next += size;
      return given;
    },
  };
}

export const systemRandom: Random = createSystemRandom();

/** A uniform number, 0 ≤ n < 1. */
export function randomNumber(random: Random): number {
  const view = new DataView(Uint8Array.from(random.bytes(4)).buffer);
  return view.getUint32(0) / 2 ** 32;
}

/** Uniform: bytes that would favour the alphabet's first symbols are rejected. */
export function randomText(random: Random, alphabet: string, length: number): string {
  const fair = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    const [byte = 255] = random.bytes(1);
    if (byte < fair) text += alphabet[byte % alphabet.length];
  }
  return text;
}

export const randomId = (random: Random): string => uuid(Uint8Array.from(random.bytes(16)), 4);

/**
 * A UUID version 7. Its timestamp prefix keeps new rows together on disk, which more than doubles the speed of
 * durable writes. Not a secret.
 */
export function timeOrderedId(random: Random, now: Date): string {
  const bytes = Uint8Array.from(random.bytes(16));
  const moment = new DataView(bytes.buffer);
  moment.setUint16(0, Math.floor(now.getTime() / 2 ** 32));
  moment.setUint32(2, now.getTime() % 2 ** 32);
  return uuid(bytes, 7);
}

function uuid(bytes: Uint8Array, version: number): string {
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | (version << 4);
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
