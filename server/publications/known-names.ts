import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { streamingSlugs } from '../../src/catalogue/plan-lists.ts';
import type { KnownNames } from '../../src/catalogue/publication-problems.ts';
import { faqQuestions } from '../../src/content/faq/questions.ts';
import { fileCampaigns } from '../../src/funnel/campaigns.ts';
import { landingBlocks } from '../../src/funnel/landing-blocks.ts';
import { modelCampaigns } from '../../src/funnel/made-campaign.ts';

/** Names that a publication may refer to. */
export const knownNames = (defaults: Catalogue, pictures: readonly string[] = []): KnownNames => ({
  campaigns: fileCampaigns,
  models: modelCampaigns,
  blocks: landingBlocks,
  faq: faqQuestions,
  services: streamingSlugs(defaults),
  pictures,
});
