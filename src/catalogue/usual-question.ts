import type { FaqItem } from '../content/faq/answer.ts';
import { typedAnswer } from '../content/faq/typed-answer.ts';
import type { PublishedQuestion } from '../contract/publication.ts';

/** As the files ask it. Without a text the conversation computes the reply: another wording leaves it as it is. */
export function usualQuestion({ question, answer }: Pick<FaqItem, 'question' | 'answer'>): PublishedQuestion {
  const typed = typedAnswer(answer);
  return typed === '' ? { question, answer: typed, keepsReply: true } : { question, answer: typed };
}
