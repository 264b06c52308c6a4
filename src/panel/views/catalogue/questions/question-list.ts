import { usualQuestion } from '../../../../catalogue/usual-question.ts';
import type { FaqGroup } from '../../../../content/faq/groups.ts';
import type { FaqChange, PublishedQuestion } from '../../../../contract/publication.ts';

export interface ListedQuestion extends PublishedQuestion {
  id: string;
  isHidden: boolean;
  state: 'edited' | 'added' | null;
}

export function listedQuestions(
  groups: readonly FaqGroup[],
  { edited, added, hidden, order }: FaqChange,
): { title: string; items: ListedQuestion[] }[] {
  const rank = ({ id }: ListedQuestion) => (order.includes(id) ? order.indexOf(id) : order.length);
  return groups.map(({ title, items }) => ({
    title,
    items: [
      ...items.map((item) => ({
        id: item.id,
        ...(edited[item.id] ?? usualQuestion(item)),
        state: item.id in edited ? ('edited' as const) : null,
        isHidden: hidden.includes(item.id),
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
