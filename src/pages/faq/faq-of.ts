import type { FaqItem } from '../../content/faq/answer.ts';
import { businessGroups } from '../../content/faq/business.ts';
import { type FaqGroup, generalGroups } from '../../content/faq/groups.ts';
import { faqSets } from '../../content/faq/sets.ts';
import type { Landing } from '../../funnel/landing.ts';

/** The questions of a campaign; none where its visitors read theirs elsewhere. */
export const faqOf = ({ faq }: Landing): readonly FaqItem[] => (faq === 'staff' ? [] : faqSets[faq]);

/** The same by what they are about, where they are many. */
export const faqGroupsOf = (landing: Landing): readonly FaqGroup[] =>
  groups.get(landing.faq) ?? [{ title: '', items: faqOf(landing) }];

const groups: ReadonlyMap<Landing['faq'], readonly FaqGroup[]> = new Map([
  ['general', generalGroups],
  ['business', businessGroups],
]);
