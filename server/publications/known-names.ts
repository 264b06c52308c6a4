import { minuteInBrasilia } from '../../src/brazil/clock-minute.ts';
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { streamingSlugs } from '../../src/catalogue/plan-lists.ts';
import type { KnownNames } from '../../src/catalogue/publication-problems.ts';
import { faqQuestions } from '../../src/content/faq/questions.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { withFileExperiments } from '../../src/funnel/experiments/experiments.ts';
import { landingBlocks } from '../../src/funnel/landing-blocks.ts';
import { modelCampaigns } from '../../src/funnel/made-campaign.ts';

/** Names that a publication may refer to. */
export const knownNames = (
  defaults: Catalogue,
  now: Date,
  { pictures = [], addresses = [] }: Partial<Pick<KnownNames, 'pictures' | 'addresses'>> = {},
): KnownNames => ({
  campaigns: fileCampaigns.all,
  models: modelCampaigns,
  experiments: withFileExperiments,
  blocks: landingBlocks,
  faq: faqQuestions,
  services: streamingSlugs(defaults),
  pictures,
  addresses,
  now: minuteInBrasilia(now.getTime()),
});
