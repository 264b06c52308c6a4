/** Scores of tags along a message: of `O`, then of `B` and `I` of each field in turn. */
export interface Chain {
  size: number;
  /** Of each tag at each place, `[place * size + tag]`. */
  emissions: Float64Array;
  /** How well a tag stands behind another, `[before * size + tag]`; the row behind the last tag is the beginning. */
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

const likely = (chance: number): number => (chance >= unlikely ? chance : 0);

/** How well each tag fits a place by itself; `O` may stand everywhere. */
function fitsOf({ emissions, size }: Chain): Float64Array {
  const fits = new Float64Array(emissions.length);
  for (let first = 0; first < fits.length; first += size) {
    let most = Number.NEGATIVE_INFINITY;
    for (let at = first; at < first + size; at++) most = Math.max(most, emissions[at] ?? 0);
    for (let at = first; at < first + size; at++) fits[at] = Math.exp((emissions[at] ?? 0) - most);
    fits[first] = Math.max(fits[first] ?? 0, unlikely);
  }
  return fits;
}

/** The `I` that may stand behind a tag, or `O` behind itself. */
const ownOf = (tag: number): number => tag + (tag & 1);

/** Adds to the tags of a place how likely they are by those before it: behind each stand `O`, every `B` and its own `I`. */
function stepForward(rows: Float64Array, first: number, { size, factors }: Chain): void {
  for (let from = 0; from < size; from++) {
    const chance = rows[first - size + from] ?? 0;
    if (chance < unlikely) continue;
    const move = from * size;
    for (let tag = 1; tag < size; tag += 2)
      rows[first + tag] = (rows[first + tag] ?? 0) + chance * (factors[move + tag] ?? 0);
    const own = ownOf(from);
    rows[first + own] = (rows[first + own] ?? 0) + chance * (factors[move + own] ?? 0);
    if (own > 0) rows[first] = (rows[first] ?? 0) + chance * (factors[move] ?? 0);
  }
}

/** How likely each tag of each place is by the tags up to it, and the sums by which the places were scaled. */
function forward(chain: Chain, fits: Float64Array): { rows: Float64Array; sums: Float64Array } {
  const { size, factors } = chain;
  const rows = new Float64Array(fits.length);
  const sums = new Float64Array(fits.length / size);
  if (rows.length > 0) rows.set(factors.subarray(size * size));
  for (let first = 0; first < rows.length; first += size) {
    if (first > 0) stepForward(rows, first, chain);
    let sum = 0;
    for (let at = first; at < first + size; at++) {
      const fit = (rows[at] ?? 0) * likely(fits[at] ?? 0);
      rows[at] = fit;
      sum += fit;
    }
    for (let at = first; at < first + size; at++) rows[at] = (rows[at] ?? 0) / sum;
    sums[first / size] = sum;
  }
  return { rows, sums };
}

/** How well a tag goes with what is `reached` at the place behind it. */
function stepBack(reached: Float64Array, from: number, { size, factors }: Chain): number {
  const move = from * size;
  const own = ownOf(from);
  let fit = (factors[move + own] ?? 0) * (reached[own] ?? 0);
  if (own > 0) fit += (factors[move] ?? 0) * (reached[0] ?? 0);
  for (let tag = 1; tag < size; tag += 2) fit += (factors[move + tag] ?? 0) * (reached[tag] ?? 0);
  return fit;
}

type OnMove = (move: number, chance: number) => void;

/** Tells how likely each move is from the tags of a place to what is reached behind it. */
function tellMoves(row: Float64Array, reached: Float64Array, factors: Float64Array, onMove: OnMove): void {
  for (const [from, chance] of row.entries())
    for (let tag = 0, move = from * row.length; likely(chance) > 0 && tag < row.length; tag++, move++)
      onMove(move, chance * (factors[move] ?? 0) * (reached[tag] ?? 0));
}

/**
 * The probability of each tag at each place (forward and backward). `onMove` is told the probability of each move
 * between two tags, which training needs.
 */
export function chancesOf(chain: Chain, onMove?: OnMove): Float64Array {
  const { size, factors } = chain;
  const fits = fitsOf(chain);
  const { rows: chances, sums } = forward(chain, fits);
  const behind = new Float64Array(size).fill(1);
  const reached = new Float64Array(size);
  for (let first = chances.length - 2 * size; first >= 0; first -= size) {
    const next = first + size;
    for (let tag = 0; tag < size; tag++)
      reached[tag] = likely(((behind[tag] ?? 0) * (fits[next + tag] ?? 0)) / (sums[next / size] ?? 1));
    if (onMove) tellMoves(chances.subarray(first, next), reached, factors, onMove);
    for (let from = 0; from < size; from++) {
      const chance = chances[first + from] ?? 0;
      behind[from] = likely(chance) > 0 ? stepBack(reached, from, chain) : 0;
      chances[first + from] = chance * (behind[from] ?? 0);
    }
  }
  return chances;
}
