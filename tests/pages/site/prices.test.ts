// @vitest-environment node

import { expect, it } from 'vitest';
import { readCatalogue } from '../../../server/site/read-catalogue.ts';
import { fileCampaigns } from '../../../src/funnel/campaigns.ts';
import { shownPlans } from '../../../src/funnel/landing-plans/shown-plans.ts';
import { pricesOf } from '../../../src/funnel/plans/prices-of.ts';
import { catalogueFolder } from '../../catalogue/catalogue-folder.ts';

const { plansOf, streaming } = readCatalogue(catalogueFolder);

it.each([
  [
    'hbo-max',
    'MAX',
    [
      '500 Mega com HBO Max e Deezer',
      '600 Mega com HBO Max',
      '1 Giga com HBO Max e Deezer',
      '1 Giga com HBO Max',
      '2 Giga com HBO Max e Paramount+',
    ],
  ],
  [
    'paramount',
    'paramount-plus',
    ['600 Mega com Paramount+', '1 Giga com Paramount+', '2 Giga com Paramount+ e HBO Max'],
  ],
])("the page '%s' prices every shown plan with %s", (prefix, slug, titles) => {
  const plans = plansOf(prefix);
  const place = {
    campaign: fileCampaigns.byPrefix(prefix),
    landing: fileCampaigns.byPrefix(prefix).landing,
    route: '/',
  };
  const offers = pricesOf([plans], streaming).offersWith(slug);
  expect(offers.map(({ title }) => title)).toEqual(titles);
  expect(offers).toHaveLength(shownPlans(plans, place).length);
});
