import { appsWords } from '../../../content/landing/apps.ts';
import { planCardWords } from '../../../content/landing/plans/plan-card.ts';
import { planListWords } from '../../../content/landing/plans/plan-list.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { shownPlans } from '../../../funnel/landing-plans/shown-plans.ts';
import { skuHash } from '../../../funnel/landing-plans/sku-in-hash.ts';
import { orderPath } from '../../../funnel/routes/order-link.ts';
import { BenefitMark } from '../../../pictures/BenefitMark.tsx';
import { useSiteRoutes } from '../../../ui/actions/site-routes.ts';
import { Island } from '../../site/Island.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { leadingFirst } from '../hero/leading-first.ts';
import { Section } from '../section/Section.tsx';
import { cardFaces } from './card-faces.ts';
import { type AdvisedPlan, PlanAdvice } from './PlanAdvice.tsx';
import { PlanList } from './PlanList.tsx';
import styles from './PlansBlock.module.css';
import type { PlanListProps } from './plan-list-props.ts';

const { lead, nothing, title } = planListWords;

/** Up to this many plans need no adviser. */
const fewest = 2;

interface Props extends SitePageProps {
  /** A heading for pages that show only some plans. */
  heading?: string;
}

/** The campaign's plans as cards in a row. */
export function PlansBlock({ campaign, landing, plans, route, heading = title }: Props) {
  const shown = shownPlans(plans, { campaign, landing, route });
  const faces = cardFaces(shown, landing, campaign.personType);
  const cards = leadingFirst(faces, plans, route);
  if (cards.length === 0) {
    return (
      <Section id="planos" title={heading}>
        <p>{nothing}</p>
      </Section>
    );
  }
  const { planList: list, planCard: look } = landing;
  return (
    <Section id="planos" title={heading} lead={lead}>
      <AppMarks />
      <Island
        name="plan-list"
        of={PlanList}
        props={{ list, look, cards }}
        hydrates="near"
        answers={skuHash}
      />
      <OtherPlans list={list} cards={cards} />
      {campaign.personType === 'pf' && shown.length > fewest && (
        <Island name="plan-advice" of={PlanAdvice} props={{ plans: advisedPlans(shown) }} hydrates="near" />
      )}
    </Section>
  );
}

/** Defined once and used by all cards. */
const AppMarks = () => (
  <div hidden>
    <svg aria-hidden="true">
      {appsWords.cards.map(
        ({ service, slug }) =>
          !service && (
            <symbol key={slug} id={`app-${slug}`} viewBox="0 0 48 48">
              <BenefitMark slug={slug} />
            </symbol>
          ),
      )}
    </svg>
  </div>
);

/** The plans reduced to what the advice needs, to keep the page small. */
export const advisedPlans = (plans: readonly Plan[]): AdvisedPlan[] =>
  plans.map(({ id, sku, plan, plan_download, price_with_dacc, subscriptions, benefits, addonBonus }) => ({
    id,
    sku,
    plan,
    plan_download,
    price_with_dacc,
    subscriptions,
    addonBonus,
    benefits: benefits
      .filter(({ slug }) => subscriptions.includes(slug))
      .map(({ slug, benefit }) => ({ slug, benefit })),
  }));

/** The plans behind tabs and toggles, for visitors without scripts. */
function OtherPlans({ list, cards }: Pick<PlanListProps, 'list' | 'cards'>) {
  const { hrefOf } = useSiteRoutes();
  const others = cards.flatMap(({ tab, first, options }) =>
    options.filter(({ choice }) => choice !== first || (list === 'tabs' && tab !== cards[0]?.tab)),
  );
  if (others.length === 0) return null;
  return (
    <noscript>
      <h3>{planListWords.others}</h3>
      <ul className={styles.others}>
        {others.map(({ face: { sku, name, full, price, conditions } }) => (
          <li key={sku}>
            <a href={hrefOf(orderPath(sku))}>{name}</a>{' '}
            {[full, planCardWords.for, `R$ ${price}/mês`, conditions.join('. ')].filter(Boolean).join(' ')}
          </li>
        ))}
      </ul>
    </noscript>
  );
}
