import { listOfMade, type MadeCampaign } from '../contract/publication.ts';
import { type Campaign, standard } from './campaign.ts';
import { type CampaignSet, campaignSetOf, fileCampaigns } from './campaigns.ts';

/** Campaigns that others can be made from: their visitors prove at most a mobile line, and order. */
export const modelCampaigns = fileCampaigns.all.filter(
  ({ right, journey }) => journey === 'order' && (right === null || right === 'line'),
);

/** A campaign made in the panel, with everything that its model gives it. */
export function campaignMade(made: MadeCampaign): Campaign {
  const model = modelCampaigns.find(({ prefix }) => prefix === made.like) ?? standard;
  const { prefix, title, noindex, planList, picture, accent } = made;
  return {
    ...model,
    prefix,
    alias: null,
    lpOrigin: `LP ${title}`,
    sellsFrom: listOfMade(made),
    noindex,
    landing: { ...model.landing, planList },
    art: { picture, accent },
  };
}

export const withMadeCampaigns = (made: readonly MadeCampaign[]): CampaignSet =>
  campaignSetOf(made.map(campaignMade));
