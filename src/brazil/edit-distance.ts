/** Damerau-Levenshtein distance: a swap of neighbours counts as one edit. */
export function editDistance(a: string, b: string): number {
  let older: number[] = [];
  let previous = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const at = (cells: number[], index: number) => cells[index] ?? Number.POSITIVE_INFINITY;
      const replaced = at(previous, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swaps = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        replaced,
        at(previous, j) + 1,
        at(row, j - 1) + 1,
        swaps ? at(older, j - 2) + 1 : replaced,
      );
    }
    [older, previous] = [previous, row];
  }
  return previous[b.length] ?? 0;
}

/** More letters than that are not in the word at all: each takes an edit. */
function hasMoreForeign(typed: string, word: string, most: number): boolean {
  let foreign = 0;
  for (let at = 0; at < typed.length && foreign <= most; at++)
    if (!word.includes(typed.charAt(at))) foreign += 1;
  return foreign > most;
}

/** At most one edit apart, or two in long words: short ones are other words then. */
export function isMisspelt(typed: string, word: string): boolean {
  const length = Math.min(typed.length, word.length);
  const most = length >= 7 ? 2 : 1;
  if (length < 5 || Math.abs(typed.length - word.length) > most) return false;
  return !hasMoreForeign(typed, word, most) && editDistance(typed, word) <= most;
}
