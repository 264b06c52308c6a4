import type { Experiment, MadeCampaign, Publication } from '../contract/publication.ts';
import { takeExperiments } from '../funnel/experiments/experiments.ts';
import { takeMade } from '../funnel/made-campaign.ts';

let published: readonly MadeCampaign[] = [];

/** Before any view reads them: the panel's files know the campaigns and experiments of the files only. */
export function takePublished(made: { campaigns: MadeCampaign[]; experiments: Experiment[] }): void {
  published = made.campaigns;
  takeMade(published);
  takeExperiments(made.experiments);
}

/** Those of a draft are named in the panel like all others. */
export function takeDrafted({ campaigns }: Pick<Publication, 'campaigns'>): void {
  const others = published.filter(({ prefix }) => campaigns.every((one) => one.prefix !== prefix));
  takeMade([...others, ...campaigns]);
}
