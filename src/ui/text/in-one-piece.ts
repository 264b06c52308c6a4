/**
 * Adds non-breaking spaces to amounts, numbers with units, phone numbers, postcodes, 'Wi-Fi 6' and '8h às 12h'. The
 * pattern is short, since every first page includes it.
 */
export const inOnePiece = (text: string): string =>
  text.replace(/([\d$)Ph]|Fi|às) (?=[\d*GM]|às|mes|dia|min)/g, '$1\u00a0');
