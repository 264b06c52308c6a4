import type { Plan } from '../../contract/offer/plan.ts';
import type { SitePageProps } from '../site/site-page.ts';

/** The first of several equivalent offers that the campaign shows. */
export const firstSold = (
  { campaign, plans }: Pick<SitePageProps, 'campaign' | 'plans'>,
  skus: readonly string[],
): Plan | undefined =>
  skus.flatMap(
    (sku) => plans.find((plan) => plan.sku === sku && !campaign.exclusions.includes(sku)) ?? [],
  )[0];
