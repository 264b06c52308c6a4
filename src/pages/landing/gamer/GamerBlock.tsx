import { formatAmount } from '../../../brazil/money.ts';
import { gamerWords } from '../../../content/landing/gamer.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { GamerDesk } from '../../../pictures/scenes/GamerDesk.tsx';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Price } from '../../../ui/blocks/Price.tsx';
import { PriceCondition } from '../../site/PriceCondition.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { firstSold } from '../first-sold.ts';
import { Panel } from '../section/Panel.tsx';
import { TickList } from '../section/TickList.tsx';

const { action, facts, label, sku, text, title } = gamerWords;

/** The fastest plan, if the campaign sells it. */
export function GamerBlock(props: SitePageProps) {
  const { hrefOf } = useSiteRoutes();
  const plan = firstSold(props, [sku]);
  if (plan === undefined) return null;
  return (
    <Panel id="gamer" label={label} title={title} picture={<GamerDesk />}>
      <p>{text}</p>
      <TickList facts={facts} />
      <div>
        <Price amount={formatAmount(plan.price_with_dacc)} from={formatAmount(plan.price_full)} />
        <PriceCondition plan={plan} />
      </div>
      <ButtonLink href={hrefOf(orderPath(sku))}>{action}</ButtonLink>
    </Panel>
  );
}
