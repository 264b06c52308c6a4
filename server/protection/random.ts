import { randomBytes } from 'node:crypto';

/** Chance, handed in: a test can repeat it, production takes the system's. */
export interface Random {
  bytes(size: number): Uint8Array;
}

export const systemRandom: Random = { bytes: (size) => randomBytes(size) };

/** From 0 up to, not including, 1. */
export function randomNumber(random: Random): number {
  const view = new DataView(Uint8Array.from(random.bytes(4)).buffer);
  return view.getUint32(0) / 2 ** 32;
}

/** Every symbol equally likely: bytes that would favour the first symbols are drawn again. */
export function randomText(random: Random, alphabet: string, length: number): string {
  const fair = 256 - (256 % alphabet.length);
  let text = '';
  while (text.length < length) {
    const [byte = 255] = random.bytes(1);
    if (byte < fair) text += alphabet[byte % alphabet.length];
  }
  return text;
}

/** A random UUID, version 4. */
export function randomId(random: Random): string {
  const bytes = Uint8Array.from(random.bytes(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Buffer.from(bytes).toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
