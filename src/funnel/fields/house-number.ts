import { withoutNumber } from '../../contract/lead/house-number.ts';
import type { Answers } from './answer-values.ts';

export const isWithoutNumber = (text: string): boolean => /^(s\/?n|sem n[uú]mero)\.?$/i.test(text.trim());

/** Campaigns that do not ask the number send every house as one without a number. */
export const houseNumberOf = ({ number }: Answers): string => number ?? withoutNumber;
