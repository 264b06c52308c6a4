import { formatAmount, formatFrom, formatMonthly } from '../../../brazil/money.ts';
import { appsWords } from '../../../content/landing/apps.ts';
import { planCardWords } from '../../../content/landing/plans/plan-card.ts';
import { planWords } from '../../../content/screens/plans.ts';
import type { Plan } from '../../../contract/offer/plan.ts';
import type { PersonType } from '../../../funnel/facts.ts';
import type { Landing } from '../../../funnel/landing.ts';
import { badgesOf } from '../../../funnel/landing-plans/badges-of.ts';
import { hasBenefit } from '../../../funnel/landing-plans/has-benefit.ts';
import { firstChoice, planCards } from '../../../funnel/landing-plans/plan-cards.ts';
import { cheapestOf } from '../../../funnel/landing-plans/shown-plans.ts';
import { becomesOf } from '../../../funnel/landing-plans/speed-of.ts';
import { discountMonthsOf } from '../../../funnel/plans/offer-terms.ts';
import type { CardFace, PlanFace } from './plan-list-props.ts';

/** The cards of a list with all their texts. */
export function cardFaces(
  plans: readonly Plan[],
  landing: Landing,
  personType: PersonType,
): readonly CardFace[] {
  const lowest = cheapestOf(plans);
  return planCards(plans, landing.planList).map((options, index) => ({
    id: `plano-${index + 1}`,
    tab: planWords.speed(options[0]?.plan.plan_download ?? 0),
    first: firstChoice(options),
    options: options.map(({ choice, plan }) => ({
      choice,
      face: faceOf(plan, { landing, personType, isLowest: plan === lowest, hasChoice: options.length > 1 }),
    })),
  }));
}

interface Around {
  landing: Landing;
  personType: PersonType;
  isLowest: boolean;
  hasChoice: boolean;
}

function faceOf(plan: Plan, { landing, personType, isLowest, hasChoice }: Around): PlanFace {
  const { sku, plan_download, plan_upload, livelo_dacc_points: points } = plan;
  const speed = planWords.speed(plan_download);
  const [amount = '', unit = ''] = speed.split(' ');
  const good = planCardWords.goodFor[personType].find(({ from }) => plan_download >= from)?.text ?? '';
  return {
    sku,
    name: plan.plan,
    amount,
    unit,
    rest: plan.plan.replace(speed, '').trim(),
    extra: becomesOf(plan),
    good: `${good}. ${planCardWords.upload(planWords.speed(plan_upload))}.`,
    badges: badgesOf({ plan, isLowest, hasChoice, landing }),
    points: points > 0 ? planCardWords.points(points.toLocaleString('pt-BR')) : null,
    bonuses: plan.addonBonus.map(({ addon_description }) => addon_description),
    streaming: plan.benefits
      .filter(({ slug }) => plan.subscriptions.includes(slug))
      .map(({ benefit }) => benefit),
    apps: appsWords.cards.filter(({ slug }) => hasBenefit(plan, slug)).map(({ slug, name }) => [slug, name]),
    full: plan.discount > 0 ? formatFrom(plan.price_full) : null,
    price: formatAmount(plan.price_with_dacc),
    conditions: conditionsOf(plan),
    whatsApps: plan.whatsApps,
  };
}

/** The conditions of the price, and the price after the discount. */
function conditionsOf(plan: Plan): string[] {
  const { price, price_with_dacc, price_full } = plan;
  const months = discountMonthsOf(plan);
  const debit =
    price === price_with_dacc
      ? []
      : [`${planCardWords.condition}, ${planCardWords.plain(formatMonthly(price))}`];
  return months === null ? debit : [...debit, planCardWords.after(months, formatMonthly(price_full))];
}
