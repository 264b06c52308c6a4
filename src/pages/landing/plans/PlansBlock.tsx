import { appsWords } from '../../../content/landing/apps.ts';
import { planListWords } from '../../../content/landing/plans/plan-list.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import { shownPlans } from '../../../funnel/landing-plans/shown-plans.ts';
import { skuHash } from '../../../funnel/landing-plans/sku-in-hash.ts';
import { BenefitMark } from '../../../pictures/BenefitMark.tsx';
import { Island } from '../../site/Island.tsx';
import type { SitePageProps } from '../../site/site-page.ts';
import { leadingFirst } from '../hero/leading-first.ts';
import { Section } from '../section/Section.tsx';
import { cardFaces } from './card-faces.ts';
import { OtherPlans } from './OtherPlans.tsx';
import { type AdvisedPlan, PlanAdvice } from './PlanAdvice.tsx';
import { PlanList } from './PlanList.tsx';

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
