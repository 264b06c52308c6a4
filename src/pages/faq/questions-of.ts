import type { FaqItem } from '../../content/faq/answer.ts';
import type { FaqGroup } from '../../content/faq/groups.ts';
import { faqGroups } from '../../content/faq/questions.ts';
import { answerOf } from '../../content/faq/typed-answer.ts';
import { countsIn, type FaqChange, type Publication } from '../../contract/publication.ts';
import type { Landing } from '../../funnel/landing.ts';

/** The campaign's questions by topic; empty if its visitors use another site. */
export function questionsOf(
  { faq }: Landing,
  published: Publication['faq'],
  campaign: string,
): readonly FaqGroup[] {
  if (faq === 'staff') return [];
  const change = published[faq];
  return change === undefined ? faqGroups[faq] : changed(faqGroups[faq], change, campaign);
}

function changed(
  groups: readonly FaqGroup[],
  { edited, added, hidden, order }: FaqChange,
  campaign: string,
): FaqGroup[] {
  const inPlace = ({ id, ...item }: FaqItem): FaqItem => {
    const text = edited[id];
    return {
      id,
      ...(text !== undefined && countsIn(text, campaign)
        ? { question: text.question, answer: answerOf(text.answer) }
        : item),
    };
  };
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return groups
    .map(({ title, items }) => {
      const more = added
        .filter((one) => one.group === title && countsIn(one, campaign))
        .map(({ id, question, answer }) => ({ id, question, answer: answerOf(answer) }));
      return {
        title,
        items: [...items.map(inPlace), ...more]
          .filter(({ id }) => !hidden.includes(id))
          .toSorted((one, other) => rank(one.id) - rank(other.id)),
      };
    })
    .filter(({ items }) => items.length > 0);
}

export const inOneList = (groups: readonly FaqGroup[]): readonly FaqItem[] =>
  groups.flatMap(({ items }) => items);
