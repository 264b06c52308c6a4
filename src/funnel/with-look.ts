import type { CampaignLook } from '../contract/documents.ts';
import type { Campaign } from './campaign.ts';
import { landingBlocks } from './landing-blocks.ts';

/** A campaign with its published settings. */
export function withLook(
  campaign: Campaign,
  { hidden, exclusions }: Pick<CampaignLook, 'hidden' | 'exclusions'>,
): Campaign {
  if (hidden === undefined && exclusions === undefined) return campaign;
  const { landing } = campaign;
  return {
    ...campaign,
    exclusions: exclusions ?? campaign.exclusions,
    landing:
      hidden === undefined
        ? landing
        : { ...landing, hidden: landingBlocks.filter((block) => hidden.includes(block)) },
  };
}
