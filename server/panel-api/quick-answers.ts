import { withoutAccents } from '../../src/brazil/without-accents.ts';
import { knowledge } from '../../src/content/knowledge/knowledge.ts';
import type { PublishedAnswer } from '../../src/funnel/published-answers.ts';

interface QuickAnswer {
  readonly id: string;
  readonly question: string;
  readonly text: string;
}

const mostAnswers = 6;

const wordsOf = (text: string): string[] =>
  withoutAccents(text)
    .toLowerCase()
    .match(/[\p{L}\d]+/gu) ?? [];

/**
 * What the conversation answers to a question, published or its own, by the words of the question; those with all words
 * in the question come first. Without a search those that share most with what was said. A reply that is computed from an order has no text here; `hours` is that of the opening hours.
 */
export function quickAnswers(
  published: readonly PublishedAnswer[],
  hours: string,
  { search = '', said = '' }: { readonly search?: string | undefined; readonly said?: string | undefined },
): QuickAnswer[] {
  const publishedIds = new Set(published.filter(({ reply }) => reply !== 'own').map(({ id }) => id));
  const own = knowledge.flatMap(({ id, question, reply }) =>
    publishedIds.has(id) || (typeof reply === 'object' && reply.computed !== 'hours')
      ? []
      : [{ id, question, text: typeof reply === 'string' ? reply : hours, ways: [question] }],
  );
  const answers = published.flatMap(({ id, question, reply, wordings }) =>
    typeof reply === 'string' ? [] : [{ id, question, text: reply.text, ways: wordings }],
  );
  const wanted = wordsOf(search);
  const fits = (text: string) => {
    const words = wordsOf(text);
    return wanted.every((one) => words.some((word) => word.startsWith(one)));
  };
  const every = [...answers, ...own];
  const all = wanted.length === 0 ? byShared(every, said) : every;
  const byQuestion = all.filter(({ ways }) => ways.some(fits));
  const byText = all.filter((one) => !byQuestion.includes(one) && fits(`${one.question} ${one.text}`));
  return [...byQuestion, ...byText]
    .slice(0, mostAnswers)
    .map(({ id, question, text }) => ({ id, question, text }));
}

/** By the words that their questions share with what was said: one that few questions have counts more. */
function byShared<Answer extends { readonly ways: readonly string[] }>(
  answers: readonly Answer[],
  said: string,
): Answer[] {
  const wordsIn = answers.map((answer) => ({ answer, words: new Set(answer.ways.flatMap(wordsOf)) }));
  const weightOf = (word: string) => 1 / Math.max(1, wordsIn.filter(({ words }) => words.has(word)).length);
  const told = [...new Set(wordsOf(said))].map((word) => [word, weightOf(word)] as const);
  return wordsIn
    .map(({ answer, words }) => {
      const shared = told.map(([word, weight]) => (words.has(word) ? weight : 0));
      return { answer, weight: shared.reduce((sum, one) => sum + one, 0) };
    })
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ answer }) => answer);
}
