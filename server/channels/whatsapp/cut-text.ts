/** Where a text may end, the best place first: after a paragraph, a line, a sentence, a word. */
const ends: readonly RegExp[] = [/\n\s*\n/g, /\n/g, /(?<=[.!?…:;])\s/g, /\s/g];

/** Never between the halves of a character; only a word that is longer than all is cut. */
function placeToCut(text: string, limit: number): number {
  const within = text.slice(0, limit + 1);
  for (const end of ends) {
    const last = [...within.matchAll(end)].at(-1)?.index ?? 0;
    if (last > 0) return last;
  }
  return /[\uD800-\uDBFF]/.test(text.charAt(limit - 1)) ? limit - 1 : limit;
}

/** A text in parts that are short enough. Only the space between two parts goes. */
export function cutText(text: string, limit: number): string[] {
  const parts: string[] = [];
  let rest = text.trim();
  while (rest.length > limit) {
    const at = placeToCut(rest, limit);
    parts.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' ? parts : [...parts, rest];
}
