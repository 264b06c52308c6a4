/** Scores of tags along a message. */
export interface Chain {
  /** Of each tag at each place. */
  emissions: readonly Float64Array[];
  /** How well a tag stands behind another, `[before * tags + tag]`; the row behind the last tag is the beginning. */
  factors: Float64Array;
}

/** An `I` stands behind its own `B` or `I` alone. */
export function movesOf(tags: readonly string[]): Uint8Array {
  const mayFollow = (before: string | undefined, tag: string): boolean =>
    !tag.startsWith('I-') || (before !== undefined && before !== 'O' && before.slice(2) === tag.slice(2));
  return Uint8Array.from(
    [...tags, undefined].flatMap((before) => tags.map((tag) => +mayFollow(before, tag))),
  );
}

/** Factors from the scores of moves; none where a tag may not stand. */
export const factorsOf = (transitions: Float64Array, moves: Uint8Array): Float64Array =>
  transitions.map((score, move) => (moves[move] === 0 ? 0 : Math.exp(score)));

/** The rows of `factors` that lead to a place: the tags before it, or the beginning. */
const rowsBefore = (at: number, size: number): readonly number[] =>
  at === 0 ? [size] : [...Array(size).keys()];

/** What is less likely is not followed further. */
const unlikely = 1e-6;

/** Scales a row to the sum of one. */
function share(row: Float64Array): number {
  let sum = 0;
  for (const one of row) sum += one;
  for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) / sum;
  return sum;
}

/** How likely each tag is by what stands before it, with what each row was scaled by. */
function forward(
  given: readonly Float64Array[],
  factors: Float64Array,
): { rows: Float64Array[]; sums: number[] } {
  const size = given[0]?.length ?? 0;
  let before = new Float64Array(size + 1);
  before[size] = 1;
  const rows: Float64Array[] = [];
  const sums: number[] = [];
  for (const [at, emission] of given.entries()) {
    const row = new Float64Array(size);
    for (const from of rowsBefore(at, size)) {
      const chance = before[from] ?? 0;
      if (chance < unlikely) continue;
      for (let tag = 0; tag < size; tag++)
        row[tag] = (row[tag] ?? 0) + chance * (factors[from * size + tag] ?? 0) * (emission[tag] ?? 0);
    }
    sums.push(share(row));
    rows.push(row);
    before = row;
  }
  return { rows, sums };
}

type OnMove = (move: number, chance: number) => void;

/** One place back: how well each tag there goes with what is `reached` behind it. */
function stepBack(
  row: Float64Array,
  reached: Float64Array,
  factors: Float64Array,
  onMove: OnMove,
): Float64Array {
  const size = row.length;
  const fit = new Float64Array(size);
  for (const [from, chance] of row.entries()) {
    if (chance < unlikely) continue;
    for (let tag = 0; tag < size; tag++) {
      const way = (factors[from * size + tag] ?? 0) * (reached[tag] ?? 0);
      if (way === 0) continue;
      fit[from] = (fit[from] ?? 0) + way;
      onMove(from * size + tag, way * chance);
    }
  }
  return fit;
}

/**
 * The probability of each tag at each place (forward and backward). `onMove` is told the probability of each move
 * between two tags, which training needs.
 */
export function chancesOf({ emissions, factors }: Chain, onMove: OnMove = () => undefined): Float64Array[] {
  const size = emissions[0]?.length ?? 0;
  const given = emissions.map((emission) => {
    const most = Math.max(...emission);
    return emission.map((score) => Math.exp(score - most));
  });
  const { rows, sums } = forward(given, factors);
  const chances = [...rows];
  let fit: Float64Array = new Float64Array(size).fill(1);
  for (const [at, row] of [...rows.slice(0, -1).entries()].toReversed()) {
    const reached = fit.map((one, tag) => (one * (given[at + 1]?.[tag] ?? 0)) / (sums[at + 1] ?? 1));
    fit = stepBack(row, reached, factors, onMove);
    chances[at] = row.map((chance, tag) => chance * (fit[tag] ?? 0));
  }
  for (const [tag, chance] of (chances[0] ?? []).entries()) onMove(size * size + tag, chance);
  return chances;
}
