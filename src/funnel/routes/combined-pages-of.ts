import type { Campaign, CombinedPage } from '../campaign.ts';
import { contactCard } from './combined-pages.ts';
import { type FaceId, faces } from './face.ts';

/** The questions that a face asks together: the campaign's pages, or the one card of a conversation. A channel has no form. */
export function combinedPagesOf(face: FaceId, { pages, before }: Campaign): readonly CombinedPage[] {
  if (faces[face].conversationPath === null) return pages;
  if (!faces[face].isOnSite) return [];
  return [{ ...contactCard, steps: contactCard.steps.filter((id) => !before.includes(id)) }];
}
