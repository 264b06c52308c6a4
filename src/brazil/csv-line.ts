/** A CSV line for Brazilian spreadsheets: every cell quoted, and those that look like formulas escaped. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** The first of a file, by which spreadsheets detect UTF-8. */
export const csvMark = '\ufeff';

const cell = (text: string): string => `"${isFormula(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

/** Spreadsheets skip leading white space before a formula, and some accept full-width signs. A signed share is none. */
const isFormula = (text: string): boolean =>
  /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(text) && !/^[+-][\d.]+(?:,\d+)?%$/.test(text);
