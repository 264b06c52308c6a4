import type { PricedText } from '../landing/priced-text.ts';

export interface TextLink {
  text: string;
  href: string;
}

/** One run of words, or several with links among them. */
export type Line = PricedText | { parts: readonly (PricedText | TextLink)[] };

/** A paragraph, a list, or steps in their order. */
export type AnswerBlock = Line | { list: readonly Line[] } | { steps: readonly Line[] };

export type Answer = readonly AnswerBlock[];

export interface FaqItem {
  /** Stands in the address that leads to this question. */
  id: string;
  question: string;
  answer: Answer;
}
