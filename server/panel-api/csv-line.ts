/** A CSV line for Brazilian spreadsheets: every cell quoted, and those that look like formulas escaped. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

const cell = (text: string): string => `"${formula.test(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

/** Spreadsheets skip leading white space before a formula, and some accept full-width signs. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
