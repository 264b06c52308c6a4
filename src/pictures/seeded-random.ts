/** Pseudo-random numbers, 0 ≤ n < 1 (mulberry32): the same for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = (Math.imul(seed, 0x9e3779b1) + 0x7f4a7c15) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
