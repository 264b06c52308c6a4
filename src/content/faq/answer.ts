import type { PricedText, Prices } from '../landing/plans/priced-text.ts';

export interface TextLink {
  text: string;
  href: string;
}

/** A text, or several parts with links. */
export type Line = PricedText | { parts: readonly (PricedText | TextLink)[] };

/** A paragraph, a list or numbered steps. Lists of plans come from the catalogue. */
export type AnswerBlock = Line | { list: Lines } | { steps: readonly Line[] };

type Lines = readonly Line[] | ((prices: Prices) => readonly Line[]);

export const linesOf = (lines: Lines, prices: Prices): readonly Line[] =>
  typeof lines === 'function' ? lines(prices) : lines;

export type Answer = readonly AnswerBlock[];

export interface FaqItem {
  /** The id in the question's address. */
  id: string;
  question: string;
  answer: Answer;
}
