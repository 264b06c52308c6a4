import { formatAmount, formatMonthly } from '../../brazil/money.ts';
import { fixedLinks } from '../../content/landing/site/fixed-links.ts';
import { offerWords } from '../../content/offer.ts';
import { regulationsWords } from '../../content/regulations.ts';
import { siteWords } from '../../content/site.ts';
import { offerRoute } from '../../contract/offer/offer-route.ts';
import { conditionOf } from '../../funnel/plans/condition-of.ts';
import { orderPath } from '../../funnel/routes/order-link.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { Card } from '../../ui/blocks/Card.tsx';
import { Price } from '../../ui/blocks/Price.tsx';
import { FormalText } from '../regulations/FormalText.tsx';
import { PageColumn } from '../site/PageColumn.tsx';
import type { PageHead, SitePageProps } from '../site/site-page.ts';
import { breadcrumb } from '../site/structured/breadcrumb.ts';
import { planProduct } from '../site/structured/plan-product.ts';
import styles from './OfferPage.module.css';
import type { PublishedOffer } from './published-offer.ts';

const { label, more } = offerWords;

export function offerHead(props: SitePageProps): PageHead {
  const { plan, soldIn } = offerOf(props);
  const title = offerWords.title(plan.plan, plan.offerCode);
  return {
    title: `${title} | ${siteWords.name}`,
    description: offerWords.description(plan.plan, formatMonthly(plan.price_with_dacc), conditionOf(plan)),
    structured: [
      planProduct(plan, { prefix: soldIn?.slice(1) ?? '' }),
      breadcrumb([
        { name: regulationsWords.title, path: more.allHref },
        { name: title, path: props.route },
      ]),
    ],
  };
}

/** One offer's price, terms and texts, to link to and print. */
export function OfferPage(props: SitePageProps) {
  const { plan, regulation, soldIn, summary } = offerOf(props);
  const { offerCode: code } = plan;
  return (
    <PageColumn className={styles.page}>
      <nav className={styles.place} aria-label={offerWords.place}>
        <a href="/">{offerWords.home}</a>
        <a href={more.allHref}>{regulationsWords.title}</a>
        <span aria-current="page">{code}</span>
      </nav>
      <header className={styles.intro}>
        <h1>{plan.plan}</h1>
        <p className="quiet">{offerWords.code(code)}</p>
        <p>{plan.description}</p>
        <Price
          amount={formatAmount(plan.price_with_dacc)}
          {...(plan.price_full > plan.price_with_dacc ? { from: formatAmount(plan.price_full) } : {})}
        />
        <p className="quiet">{conditionOf(plan)}</p>
        {soldIn !== null && (
          <p className={styles.order} data-print="no">
            <ButtonLink href={`${soldIn}${orderPath(plan.sku)}`}>{offerWords.order}</ButtonLink>
          </p>
        )}
      </header>
      <section className="stack gap-16" aria-labelledby="etiqueta">
        <h2 id="etiqueta">{label.title}</h2>
        <p className="quiet">{label.lead}</p>
        <Card>
          <FormalText text={summary} />
        </Card>
      </section>
      <section className="stack gap-16" aria-labelledby="regulamento">
        <h2 id="regulamento">{offerWords.regulation}</h2>
        <FormalText text={regulation} />
      </section>
      <nav className="stack gap-16" aria-labelledby="documentos" data-print="no">
        <h2 id="documentos">{more.title}</h2>
        <ul className="plain-list">
          <li>
            <a className="touch-target" href={more.contractHref}>
              {more.contract}
            </a>
          </li>
          <li>
            <a className="touch-target" href={more.allHref}>
              {more.all}
            </a>
          </li>
          <li>
            <a className="touch-target" href={fixedLinks.privacy}>
              {more.privacy}
            </a>
          </li>
        </ul>
      </nav>
    </PageColumn>
  );
}

function offerOf({ offers, route }: SitePageProps): PublishedOffer {
  const offer = offers.find(({ plan }) => offerRoute(plan.offerCode) === route);
  if (offer === undefined) throw new Error(`No list of the catalogue has the offer of ${route}.`);
  return offer;
}
