/**
 * Adds non-breaking spaces to amounts, numbers with units, phone numbers, postcodes and 'Wi-Fi 6'. The pattern is
 * short, since every first page includes it.
 */
export const inOnePiece = (text: string): string =>
  text.replace(/([\d$)P]|Fi) (?=[\d*GM]|mes|dia|min)/g, '$1\u00a0');
