import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { termsOf } from '../../src/catalogue/overlay.ts';
import type { CatalogueFiles } from '../../src/contract/panel/catalogue.ts';
import type { MadePlan } from '../../src/contract/publication.ts';

/** The default catalogue for the panel. */
export const catalogueFiles = (
  defaults: Catalogue,
  former: readonly MadePlan[],
  addresses: readonly string[],
): CatalogueFiles => ({
  addresses: [...addresses],
  plans: Object.entries(defaults.plans).map(([sku, { plan, ...terms }]) => ({
    sku,
    name: plan,
    terms: {
      price_full: terms.price_full,
      price: terms.price,
      price_with_dacc: terms.price_with_dacc,
      discountMonths: terms.discountMonths ?? defaults.discountMonths,
    },
  })),
  lists: Object.entries(defaults.lists).map(([name, { plans }]) => ({
    name,
    offers: plans.flatMap((offer) => {
      const terms = termsOf(defaults, offer);
      return terms === null ? [] : [{ sku: offer.sku, terms }];
    }),
  })),
  // Pages say of no other plan than those of the specification that it brings Deezer.
  benefits: Object.entries(defaults.benefits).flatMap(([slug, name]) =>
    slug === 'deezer' ? [] : [{ slug, name }],
  ),
  former: former.map(({ sku }) => sku),
});
