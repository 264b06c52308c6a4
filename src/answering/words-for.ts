import type { Campaign } from '../funnel/campaign.ts';

/** Whose words: a person's, somebody's for a company, or a collaborator's. */
type Reader = Pick<Campaign, 'personType'> & Partial<Pick<Campaign, 'flags'>>;

interface Variants<Words> {
  ofCompany?: Partial<Words>;
  ofCollaborator?: Partial<Words>;
}

/** The words as whoever orders reads them. */
export function inWordsFor<Words extends Variants<Words>>(
  { personType, flags }: Reader,
  words: Words | undefined,
): Words | undefined {
  if (words && personType === 'pj') return { ...words, ...words.ofCompany };
  if (words && flags?.collaborator_special_offer) return { ...words, ...words.ofCollaborator };
  return words;
}
