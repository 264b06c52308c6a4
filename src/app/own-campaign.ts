import { ownCampaignId } from '../contract/documents.ts';
import type { Campaign } from '../funnel/campaign.ts';
import { takeCampaigns } from '../funnel/campaigns.ts';

// Imported before anything reads the address: the browser's files know the campaigns of the files only.
const text = document.getElementById(ownCampaignId)?.textContent;
if (text) {
  const own: Campaign = JSON.parse(text);
  takeCampaigns([own]);
}
