/** 'R$' never ends a line. */
export const inOnePiece = (price: string): string => price.replaceAll(' ', '\u00a0');
