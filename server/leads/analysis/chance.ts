/** A shuffled copy. `random` returns 0 ≤ n < 1, like Math.random. */
export function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map((item) => ({ item, order: random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ item }) => item);
}

export function draw<Item>(items: readonly Item[], count: number, random: () => number): Item[] {
  return shuffle(items, random).slice(0, count);
}
