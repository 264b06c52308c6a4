import type { Campaign } from '../campaign.ts';

/** The kind of reader: a person, a company or a collaborator. */
type Reader = Pick<Campaign, 'personType'> & Partial<Pick<Campaign, 'right'>>;

interface Variants<Words> {
  ofCompany?: Partial<Words>;
  ofCollaborator?: Partial<Words>;
}

/** The words for this kind of reader. */
export function inWordsFor<Words extends Variants<Words>>(
  { personType, right }: Reader,
  words: Words | undefined,
): Words | undefined {
  if (words && personType === 'pj') return { ...words, ...words.ofCompany };
  if (words && right === 'collaborator') return { ...words, ...words.ofCollaborator };
  return words;
}
