/**
 * What is read at once never ends a line at its space: an amount, a number with its unit, a telephone number, a postcode,
 * 'Wi-Fi 6'. Every first page carries this: it knows the last letters of what goes before.
 */
export const inOnePiece = (text: string): string =>
  text.replace(/([\d$)P]|Fi) (?=[\dGM]|mes|dia|min)/g, '$1\u00a0');
