import type { AnswerValues } from '../funnel/fields/answer-values.ts';

const most = 160;

/** Short ones are words of every sentence. */
const namesIn = (...names: readonly (string | undefined)[]): ReadonlySet<string> =>
  new Set(names.flatMap((name) => name?.toLowerCase().split(/\s+/) ?? []).filter((word) => word.length > 2));

/** What was said without anything of a person: no e-mails, no numbers, no names that the order was told. */
export function wordsOnly(said: string, answers: Partial<AnswerValues>): string {
  const names = namesIn(answers.name, answers.mothers_name, answers.company_name);
  return said
    .replace(/\S*@\S*/g, ' ')
    .replace(/\S*[\d*]\S*/g, ' ')
    .split(/\s+/)
    .map((word) => (names.has(word.toLowerCase().replace(/[^\p{L}]/gu, '')) ? '…' : word))
    .join(' ')
    .trim()
    .slice(0, most);
}
