import { siteWords } from '../../../content/site.ts';
import { writePath } from '../../../funnel/read-path.ts';
import type { PageHead, SitePageProps } from '../site-page.ts';
import { planProduct } from './plan-product.ts';
import { shop } from './shop.ts';
import { isTrail, trail } from './trail.ts';

/** What every page says of itself to search engines, beside what only it can say. */
export function describedHead(head: PageHead, props: SitePageProps): PageHead {
  const { campaign, route } = props;
  const own = head.structured ?? [];
  const path = writePath(campaign, route);
  const name = head.title.replace(` | ${siteWords.name}`, '');
  const where = path === '/' ? shop : own.some(isTrail) ? [] : [trail([{ name, path }])];
  return { ...head, structured: [...own, ...where, ...(route === '/' ? productsOf(props) : [])] };
}

/** What a campaign's home offers. */
const productsOf = ({ campaign, landing, plans }: SitePageProps): object[] =>
  landing.hidden.includes('plans')
    ? []
    : plans
        .filter(({ showOnLanding, sku }) => showOnLanding && !campaign.exclusions.includes(sku))
        .map(planProduct);
