/** A line of CSV as spreadsheets in Brazil read it. What would be a formula there is text. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cell).join(';')}\r\n`;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Spreadsheets skip what is blank before a formula, and some take the wide signs for the narrow ones. */
const formula = /^(?:[\t\r\n]|\s*[=+\-@＝＋－＠])/;
