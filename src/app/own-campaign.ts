import { ownCampaignId } from '../contract/documents.ts';
import type { Campaign } from '../funnel/campaign.ts';
import { campaignSetOf } from '../funnel/campaigns.ts';

const text = document.getElementById(ownCampaignId)?.textContent;
const made: Campaign[] = text ? [JSON.parse(text)] : [];

/** The browser's files know the campaigns of the files only; a page of another one names it. */
export const campaigns = campaignSetOf(made);
