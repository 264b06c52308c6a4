/** The same numbers for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** So many of the examples, one after the other, each time through in another order. */
export function* shuffled<One>(
  examples: readonly One[],
  count: number,
  random: () => number,
): Generator<One> {
  const order = Uint32Array.from(examples.keys());
  for (let done = 0; done < count; done++) {
    const place = done % order.length;
    if (place === 0) shuffle(order, random);
    const example = examples[order[place] ?? 0];
    if (example !== undefined) yield example;
  }
}

function shuffle(list: Uint32Array, random: () => number): void {
  for (let at = list.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [list[at], list[other]] = [list[other] ?? 0, list[at] ?? 0];
  }
}
