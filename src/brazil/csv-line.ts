import { fromCents } from './money.ts';

/** A CSV line for Brazilian spreadsheets: every cell quoted, and those that look like formulas escaped. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

/** The first of a file, by which spreadsheets detect UTF-8. */
export const csvMark = '\ufeff';

/** An amount with which a spreadsheet can calculate: '1119,90'. */
export const csvAmount = (cents: number): string => fromCents(cents).toFixed(2).replace('.', ',');

const cell = (text: string): string => `"${isFormula(text) ? "'" : ''}${text.replaceAll('"', '""')}"`;

/** Spreadsheets skip leading white space before a formula, and some accept full-width signs. A signed share and an amount are none. */
const isFormula = (text: string): boolean =>
  /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/.test(text) && !/^(?:[+-][\d.]+(?:,\d+)?%|-\d+,\d\d)$/.test(text);
