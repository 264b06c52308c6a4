import type { FaqItem } from '../../content/faq/answer.ts';
import { type FaqGroup, generalGroups } from '../../content/faq/groups.ts';
import { faqSets } from '../../content/faq/sets.ts';
import type { Landing } from '../../funnel/landing.ts';

/** The questions of a campaign; none where its visitors read theirs elsewhere. */
export const faqOf = ({ faq }: Landing): readonly FaqItem[] => (faq === 'staff' ? [] : faqSets[faq]);

/** The same by what they are about, where they are many. */
export const faqGroupsOf = (landing: Landing): readonly FaqGroup[] =>
  landing.faq === 'general' ? generalGroups : [{ title: '', items: faqOf(landing) }];
