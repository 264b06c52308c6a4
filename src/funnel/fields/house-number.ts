import type { Answers } from './answer-values.ts';

/** How a house without a number stands on the wire. */
export const withoutNumber = 'S/N';

export const isWithoutNumber = (text: string): boolean => /^(s\/?n|sem n[uú]mero)\.?$/i.test(text.trim());

/** A campaign that does not ask the number sends every house without one. */
export const houseNumberOf = ({ number }: Answers): string => number ?? withoutNumber;
