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

/** What is less likely is not followed further. */
const unlikely = 1e-7;

/** The tags of a row that are likely enough. */
function likelyOf(row: Float64Array): number[] {
  const tags: number[] = [];
  for (let tag = 0; tag < row.length; tag++) if ((row[tag] ?? 0) >= unlikely) tags.push(tag);
  return tags;
}

/** How well each tag fits a place by itself; `O`, the first, may stand everywhere. */
function fitOf(emission: Float64Array): Float64Array {
  const most = Math.max(...emission);
  return emission.map((score, tag) => Math.max(Math.exp(score - most), tag === 0 ? unlikely : 0));
}

/** Scales a row to the sum of one. */
function share(row: Float64Array): number {
  let sum = 0;
  for (const one of row) sum += one;
  for (let at = 0; at < row.length; at++) row[at] = (row[at] ?? 0) / sum;
  return sum;
}

/** How likely each tag of a place is by the tags before it. */
function stepForward(
  before: Float64Array | null,
  emission: Float64Array,
  factors: Float64Array,
): Float64Array {
  const size = emission.length;
  const row = new Float64Array(size);
  const tags = likelyOf(emission);
  for (const from of before === null ? [size] : likelyOf(before)) {
    const chance = before === null ? 1 : (before[from] ?? 0);
    for (const tag of tags) row[tag] = (row[tag] ?? 0) + chance * (factors[from * size + tag] ?? 0);
  }
  return row.map((chance, tag) => chance * (emission[tag] ?? 0));
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
  const tags = likelyOf(reached);
  for (const from of likelyOf(row))
    for (const tag of tags) {
      const way = (factors[from * size + tag] ?? 0) * (reached[tag] ?? 0);
      fit[from] = (fit[from] ?? 0) + way;
      onMove(from * size + tag, way * (row[from] ?? 0));
    }
  return fit;
}

/**
 * The probability of each tag at each place (forward and backward). `onMove` is told the probability of each move
 * between two tags, which training needs.
 */
export function chancesOf({ emissions, factors }: Chain, onMove: OnMove = () => undefined): Float64Array[] {
  const size = emissions[0]?.length ?? 0;
  const given = emissions.map(fitOf);
  const rows: Float64Array[] = [];
  const sums: number[] = [];
  for (const emission of given) {
    const row = stepForward(rows.at(-1) ?? null, emission, factors);
    sums.push(share(row));
    rows.push(row);
  }
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
