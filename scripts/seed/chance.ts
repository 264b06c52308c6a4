/** Draws a random number, 0 ≤ n < 1. */
export type Chance = () => number;

export const oneOf = <Item>(chance: Chance, items: readonly Item[]): Item => {
  const item = items[Math.floor(chance() * items.length)];
  if (item === undefined) throw new Error('Nothing to choose from');
  return item;
};

/** A whole number, 0 ≤ n < `below`. */
export const numberBelow = (chance: Chance, below: number): number => Math.floor(chance() * below);

/** A string of random digits. */
export const digits = (chance: Chance, many: number): string =>
  Array.from({ length: many }, () => numberBelow(chance, 10)).join('');
