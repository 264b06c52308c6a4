import { phones } from '../../src/content/phones.ts';

const numbers = Object.values(phones);

/** A telephone number is one word: no line ends within it. */
export const wordsOf = (text: string): string[] =>
  numbers
    .reduce((rest, { number }) => rest.replaceAll(number, number.replaceAll(' ', '\u00a0')), text)
    .split(' ')
    .map((word) => word.replaceAll('\u00a0', ' '));
