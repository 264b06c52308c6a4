import { businessWords } from '../../../content/landing/business.ts';
import { withPrices } from '../../../content/landing/plans/priced-text.ts';
import { companyCampaign } from '../../../funnel/company-campaign.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { writePath } from '../../../funnel/routes/read-path.ts';
import { SmallShop } from '../../../pictures/scenes/SmallShop.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { Panel } from '../section/Panel.tsx';

const { action, label, sku, text, title } = businessWords;

/** The offer for companies. */
export function BusinessBlock({ prices }: SitePageProps) {
  return (
    <Panel id="empresas" label={label} title={withPrices(title, prices)} picture={<SmallShop />}>
      <p>{withPrices(text, prices)}</p>
      <ButtonLink href={writePath(companyCampaign, orderPath(sku))}>{action}</ButtonLink>
    </Panel>
  );
}
