import type { Campaign } from './campaign.ts';

type HasFlag = (campaign: Pick<Campaign, 'right' | 'flags'>) => boolean;

/** The flags of a coverage request, and which campaigns have them. */
export const coverageFlags = {
  collaborator: ({ right }) => right === 'collaborator',
  regionOffer: ({ flags }) => flags.regionOffer === true,
  premium: ({ flags }) => flags.premium === true,
  rs: ({ flags }) => flags.rs === true,
} satisfies Record<string, HasFlag>;
