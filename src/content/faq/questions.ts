import type { FaqItem } from './answer.ts';
import { businessGroups } from './business.ts';
import { type FaqGroup, generalGroups } from './groups.ts';
import { faqSets } from './sets.ts';

export type FaqSetName = keyof typeof faqSets;

const inOne = (items: readonly FaqItem[]): readonly FaqGroup[] => [{ title: '', items }];

/** The questions of every set by topic; small sets have one group. */
export const faqGroups: Readonly<Record<FaqSetName, readonly FaqGroup[]>> = {
  general: generalGroups,
  business: businessGroups,
  paramount: inOne(faqSets.paramount),
  'hbo-max': inOne(faqSets['hbo-max']),
  globoplay: inOne(faqSets.globoplay),
};

/** Ids of the questions with their group. */
export const faqQuestions: Readonly<Record<string, readonly { id: string; group: string }[]>> =
  Object.fromEntries(
    Object.entries(faqGroups).map(([set, groups]) => [
      set,
      groups.flatMap(({ title, items }) => items.map(({ id }) => ({ id, group: title }))),
    ]),
  );
