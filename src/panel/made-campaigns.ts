import { experimentsId, ownCampaignId } from '../contract/documents.ts';
import type { Experiment, Publication } from '../contract/publication.ts';
import type { Campaign } from '../funnel/campaign.ts';
import { takeCampaigns } from '../funnel/campaigns.ts';
import { takeExperiments } from '../funnel/experiments/experiments.ts';
import { campaignMade } from '../funnel/made-campaign.ts';

// Before any view reads them: the panel's files know the campaigns of the files only.
const listIn = (id: string) => JSON.parse(document.getElementById(id)?.textContent || '[]');
const published: readonly Campaign[] = listIn(ownCampaignId);
takeCampaigns(published);
const experiments: readonly Experiment[] = listIn(experimentsId);
if (experiments.length > 0) takeExperiments(experiments);

/** Those of a draft are named in the panel like all others. */
export function takeDrafted({ campaigns }: Pick<Publication, 'campaigns'>): void {
  const others = published.filter(({ prefix }) => campaigns.every((one) => one.prefix !== prefix));
  takeCampaigns([...others, ...campaigns.map(campaignMade)]);
}
