import { ownCampaignId } from '../contract/documents.ts';
import type { Publication } from '../contract/publication.ts';
import type { Campaign } from '../funnel/campaign.ts';
import { takeCampaigns } from '../funnel/campaigns.ts';
import { campaignMade } from '../funnel/made-campaign.ts';

// Before any view reads them: the panel's files know the campaigns of the files only.
const published: readonly Campaign[] = JSON.parse(
  document.getElementById(ownCampaignId)?.textContent || '[]',
);
takeCampaigns(published);

/** Those of a draft are named in the panel like all others. */
export function takeDrafted({ campaigns }: Pick<Publication, 'campaigns'>): void {
  const others = published.filter(({ prefix }) => campaigns.every((one) => one.prefix !== prefix));
  takeCampaigns([...others, ...campaigns.map(campaignMade)]);
}
