import { knowledge } from '../knowledge/knowledge.ts';
import type { FaqItem } from './answer.ts';
import { businessFaq, businessGroups } from './business.ts';
import { generalFaq } from './general.ts';
import { globoplayFaq } from './globoplay.ts';
import { type FaqGroup, generalGroups } from './groups.ts';
import { hboMaxFaq } from './hbo-max.ts';
import { paramountFaq } from './paramount.ts';

/** The question sets, as campaigns name them. */
export const faqSets = {
  general: generalFaq,
  business: businessFaq,
  paramount: paramountFaq,
  'hbo-max': hboMaxFaq,
  globoplay: globoplayFaq,
} as const satisfies Record<string, readonly FaqItem[]>;

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

const onPages: ReadonlySet<string> = new Set(
  Object.values(faqSets).flatMap((set) => set.map(({ id }) => id)),
);

/** The sets of the pages, and what the conversation alone answers; a computed reply has no text. */
export const questionSets: Readonly<Record<FaqSetName | 'conversation', readonly FaqGroup[]>> = {
  ...faqGroups,
  conversation: inOne(
    knowledge
      .filter(({ id }) => !onPages.has(id))
      .map(({ id, question, reply }) => ({ id, question, answer: typeof reply === 'string' ? [reply] : [] })),
  ),
};

export type QuestionSetName = keyof typeof questionSets;

/** Ids of the questions with their group. */
export const faqQuestions: Readonly<Record<string, readonly { id: string; group: string }[]>> =
  Object.fromEntries(
    Object.entries(questionSets).map(([set, groups]) => [
      set,
      groups.flatMap(({ title, items }) => items.map(({ id }) => ({ id, group: title }))),
    ]),
  );
