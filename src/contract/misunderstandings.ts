/**
 * Why a sentence waits to be taught: a question without a reply, words that mean nothing to the conversation, topics
 * offered to tap, an answer that its field refused, or the words before a person was asked for.
 */
export const misunderstandings = ['unanswered', 'unclear', 'guess', 'refusal', 'person'] as const;

export type Misunderstanding = (typeof misunderstandings)[number];
