import type { FaqGroup } from '../../../../content/faq/groups.ts';
import { typedAnswer } from '../../../../content/faq/typed-answer.ts';
import type { FaqChange, PublishedQuestion } from '../../../../contract/publication.ts';

export interface ListedQuestion extends PublishedQuestion {
  id: string;
  isHidden: boolean;
  state: 'edited' | 'added' | null;
}

/** Without a text the conversation computes the reply: another wording leaves it as it is. */
const asInFiles = (question: string, answer: string): PublishedQuestion =>
  answer === '' ? { question, answer, keepsReply: true } : { question, answer };

export function listedQuestions(
  groups: readonly FaqGroup[],
  { edited, added, hidden, order }: FaqChange,
): { title: string; items: ListedQuestion[] }[] {
  const rank = ({ id }: ListedQuestion) => (order.includes(id) ? order.indexOf(id) : order.length);
  return groups.map(({ title, items }) => ({
    title,
    items: [
      ...items.map(({ id, question, answer }) => ({
        id,
        ...(edited[id] ?? asInFiles(question, typedAnswer(answer))),
        state: id in edited ? ('edited' as const) : null,
        isHidden: hidden.includes(id),
      })),
      ...added
        .filter(({ group }) => group === title)
        .map(({ group: _, ...asked }) => ({
          ...asked,
          state: 'added' as const,
          isHidden: hidden.includes(asked.id),
        })),
    ].toSorted((one, other) => rank(one) - rank(other)),
  }));
}

/** Swaps a question with its neighbour in the group and returns all ids. */
export function moved(all: readonly string[], group: readonly string[], id: string, by: -1 | 1): string[] {
  const other = group[group.indexOf(id) + by];
  if (other === undefined) return [...all];
  return all.map((one) => (one === id ? other : one === other ? id : one));
}
