/** Whether two words differ by one typing slip: a letter added, left out or replaced, or two letters swapped. */
function isOneSlip(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === other[from]) from++;
  const [rest, otherRest] = [word.slice(from), other.slice(from)];
  return (
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1) ||
    rest.slice(1) === otherRest.slice(1) ||
    (rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2))
  );
}

/** Shorter words are one slip away from too many others. */
const shortest = 5;

/** The word of a list that was meant by a misspelt one; null where it is none of them. */
export const nearWord = (word: string, list: readonly string[], least = shortest): string | null =>
  word.length < least ? null : (list.find((one) => one === word || isOneSlip(word, one)) ?? null);
