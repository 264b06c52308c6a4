import type { PricedText, Prices } from '../landing/plans/priced-text.ts';

export interface TextLink {
  text: string;
  href: string;
}

/** One run of words, or several with links among them. */
export type Line = PricedText | { parts: readonly (PricedText | TextLink)[] };

/** A paragraph, a list, or steps in their order. What is sold is listed as the prices know it. */
export type AnswerBlock = Line | { list: Lines } | { steps: readonly Line[] };

type Lines = readonly Line[] | ((prices: Prices) => readonly Line[]);

export const linesOf = (lines: Lines, prices: Prices): readonly Line[] =>
  typeof lines === 'function' ? lines(prices) : lines;

export type Answer = readonly AnswerBlock[];

export interface FaqItem {
  /** Stands in the address that leads to this question. */
  id: string;
  question: string;
  answer: Answer;
}
