import { formatAmount } from '../../../brazil/money.ts';
import { streamingWords } from '../../../content/landing/plans/streaming.ts';
import { streamingTogglesWords } from '../../../content/landing/plans/streaming-toggles.ts';
import { speedOf } from '../../../funnel/landing-plans/speed-of.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { SofaNight } from '../../../pictures/scenes/SofaNight.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Card } from '../../../ui/blocks/Card.tsx';
import { PriceCondition } from '../../site/PriceCondition.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { useStreamingLinks } from '../../site/streaming-links.ts';
import { firstSold } from '../first-sold.ts';
import { Section } from '../section/Section.tsx';
import { TickList } from '../section/TickList.tsx';
import { ServiceName } from './ServiceName.tsx';
import styles from './StreamingBlock.module.css';

const { action, lead, offersTitle, services, terms, title } = streamingWords;

/** A card a service: what it offers, its plans that can be ordered, and its page. */
export function StreamingBlock(props: SitePageProps) {
  const links = useStreamingLinks();
  const { hrefOf } = useSiteRoutes();
  const { hidden } = props.landing;
  const explains = !hidden.includes('streaming');
  const sold = (skus: readonly string[]) => firstSold(props, skus) ?? [];
  const cards = services.map(({ offers, ...service }) => ({
    ...service,
    plans: hidden.includes('streaming-minicards') ? [] : offers.flatMap(sold),
  }));
  const shown = explains ? cards : cards.filter(({ plans }) => plans.length > 0);
  if (shown.length === 0) return null;
  const head = explains
    ? { id: 'streaming', title, lead, picture: <SofaNight /> }
    : { id: 'combos', title: offersTitle };
  return (
    <Section {...head}>
      <ul className={styles.cards}>
        {shown.map(({ id, text, facts, plans }) => (
          <Card as="li" key={id}>
            <div className={styles.head}>
              <h3 className="text-2xl">
                <ServiceName of={id} />
              </h3>
              {links[id] && (
                <a className="touch-target text-s strong" href={links[id]}>
                  {action}
                  <span className="visually-hidden"> {streamingTogglesWords.services[id]}</span>
                </a>
              )}
            </div>
            <p className={styles.text}>{text}</p>
            <TickList facts={facts} isShort />
            <ul className="stack plain-list">
              {plans.map((plan) => (
                <li key={plan.sku}>
                  <a className={styles.offer} href={hrefOf(orderPath(plan.sku))}>
                    <strong>{speedOf(plan)}</strong>
                    <span>
                      <strong>R$ {formatAmount(plan.price_with_dacc)}</strong>/mês
                    </span>
                    <PriceCondition plan={plan} />
                  </a>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </ul>
      <p className="quiet">{terms}</p>
    </Section>
  );
}

/** The plans with streaming where the services are not explained. */
export const StreamingOffers = (props: SitePageProps) =>
  props.landing.hidden.includes('streaming') && <StreamingBlock {...props} />;
