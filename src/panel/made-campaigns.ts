import type { Experiment, MadeCampaign, Publication } from '../contract/publication.ts';
import { storedCampaignTitle } from '../funnel/campaign-title.ts';
import { type CampaignSet, fileCampaigns } from '../funnel/campaigns.ts';
import { experimentsOfFiles } from '../funnel/experiments/experiments.ts';
import { withMadeCampaigns } from '../funnel/made-campaign.ts';

interface Made {
  campaigns: readonly MadeCampaign[];
  experiments: readonly Experiment[];
}

// Of this tab: its files know the campaigns and experiments of the files only.
let published: Made = { campaigns: [], experiments: experimentsOfFiles };
let known = fileCampaigns;

/** Before any view reads them. */
export function takePublished(made: Made): void {
  published = made;
  known = withMadeCampaigns(made.campaigns);
}

/** Those of a draft are named in the panel like all others. */
export function takeDrafted({ campaigns }: Pick<Publication, 'campaigns'>): void {
  const others = published.campaigns.filter(({ prefix }) => campaigns.every((one) => one.prefix !== prefix));
  known = withMadeCampaigns([...others, ...campaigns]);
}

export const knownCampaigns = (): CampaignSet => known;

export const knownExperiments = (): readonly Experiment[] => published.experiments;

export const titleOfCampaign = (name: string): string => storedCampaignTitle(name, known);
