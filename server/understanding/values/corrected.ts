/** Between a value and what it should have been. */
const slip =
  /(?<![.,])(?:[.,]* \b(?:ops|opa|alias|digo|minto|quer dizer|pera|perai|nao|n(?=,)|nao e)\b,?)+ *(?:\b(?:e|o)\b *)*(?:\b(?:final|ddd)\b)? */;

/** What was told, and what was told in its place: '15/02/91, quer dizer 92'. */
export function slipParts(plain: string): readonly [told: string, instead: string] {
  const found = slip.exec(plain);
  return found === null || found.index === 0
    ? [plain, '']
    : [plain.slice(0, found.index), plain.slice(found.index + found[0].length)];
}
