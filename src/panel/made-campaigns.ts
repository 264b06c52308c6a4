import { ownCampaignId } from '../contract/documents.ts';
import type { Campaign } from '../funnel/campaign.ts';
import { takeCampaigns } from '../funnel/campaigns.ts';

// Before any view reads them: the panel's files know the campaigns of the files only.
const made: readonly Campaign[] = JSON.parse(document.getElementById(ownCampaignId)?.textContent || '[]');
takeCampaigns(made);
