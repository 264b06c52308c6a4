import { hasWords, wordsIn } from './has-words.ts';

/** Hides the questions that lack a searched word, and opens what holds others. Returns how many are left, or null without a search. */
export function filterQuestions(list: HTMLElement | null, asked: string): number | null {
  const found = [...(list?.querySelectorAll('li:has(> details)') ?? [])].filter((question) => {
    const searched = [...question.querySelectorAll('[data-searched]')];
    const isMeant = hasWords(searched.map(({ textContent }) => textContent).join(' '), asked);
    question.toggleAttribute('hidden', !isMeant);
    return isMeant;
  });
  if (wordsIn(asked).length === 0) return null;
  for (const rest of list?.querySelectorAll('[data-rest]') ?? []) rest.toggleAttribute('open', true);
  return found.length;
}
