/** A CSV line for Brazilian spreadsheets; cells that look like formulas are escaped. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spreadsheets skip leading white space before a formula, and some accept full-width signs. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
