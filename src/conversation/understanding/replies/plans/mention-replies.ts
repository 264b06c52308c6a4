import { planReplies } from '../../../../content/conversation/plan-replies.ts';
import { planAdviceSentence } from '../../../../content/screens/plan-advice-sentence.ts';
import { planWords } from '../../../../content/screens/plans.ts';
import type { Plan } from '../../../../contract/offer/plan.ts';
import { megaNeeded } from '../../../../funnel/plan-advice/advise-plan.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { chosenPlan } from '../../../../funnel/plans/plan-choice.ts';
import { planLabel } from '../../../../funnel/plans/plan-label.ts';
import {
  asksHowGood,
  asksIfIncluded,
  asksOnlyIfThere,
  asksPriceOnly,
  asksWhich,
} from '../../plans/asked-of-plan.ts';
import { blanked, monthly, speed, speedWithBonus } from '../../plans/criterion.ts';
import { needsIn } from '../../plans/needs-said.ts';
import type { PlanMention } from '../../plans/plan-mention.ts';
import { missingServices, servicesSaid } from '../../plans/services-said.ts';
import { speedIn, withUnits } from '../../plans/speed-said.ts';
import { withoutOtherPlans } from '../../plans/without-other-plans.ts';
import type { Asked, QuestionReading } from '../../reading.ts';
import { wordsOf } from '../../text/text.ts';
import { inShort } from '../topics/computed-replies.ts';
import { pricesOf } from './all-prices.ts';
import { cheapestOf, lowestPrice, priceOf } from './price-replies.ts';
import { few, most, withPlans } from './with-plans.ts';

/** Those of the plans that have the wished services, where there are any. */
function withServices(plain: string, plans: readonly Plan[]): readonly Plan[] {
  const kept = servicesSaid(plain, plans).map(({ criterion }) => criterion.keep(plans));
  return kept.reduce((left, some) => {
    const both = left.filter((plan) => some.includes(plan));
    return both.length > 0 ? both : left;
  }, plans);
}

/** '700 mega', which is 600 with a bonus. */
function withBonusTold({ missed }: PlanMention, plain: string, asked: Asked): QuestionReading | null {
  const offered = offeredPlans(asked.facts);
  const mega = speedIn(withUnits(withoutOtherPlans(plain), offered));
  const reaches = (plan: Plan): boolean => speedWithBonus(plan) === mega && speed(plan) !== mega;
  const near = missed?.near.filter(reaches) ?? [];
  const fit = withServices(plain, near.length > 1 ? near : offered.filter(reaches));
  const [first, another] = fit;
  if (mega === null || first === undefined || !(missed?.about === 'speed' || missed?.about === 'service'))
    return null;
  const own = speed(first);
  // 'O de 700 em vez do 600'.
  if (plain.includes(String(own))) return null;
  const missing = missingServices(plain);
  const all = planWords.speed(mega);
  const bonus = planWords.speed(mega - own);
  const told =
    another === undefined
      ? planReplies.oneWithBonus(first.plan, all, bonus)
      : planReplies.withBonus(all, planWords.speed(own), bonus);
  const reply = missing.length > 0 ? `${planReplies.noService(missing, false)} ${told}` : told;
  return withPlans(reply, few(fit), offered, asked);
}

/** 'Paramount ou Prime', '500 com Netflix': of a service that no plan has, what else was said leads to the nearest. */
function nearestOf(near: readonly Plan[], plain: string, asked: Asked): readonly Plan[] {
  const offered = offeredPlans(asked.facts);
  const mega = speedIn(withUnits(plain, offered));
  const ofSpeed = offered.filter((plan) => speed(plan) === mega);
  const ofRest = withServices(plain, ofSpeed.length > 0 ? ofSpeed : offered);
  return ofRest.length < offered.length
    ? ofRest.toSorted((one, other) => monthly(one) - monthly(other)).slice(0, most)
    : near;
}

/** The chosen plan comes nearest to a speed that there is not: the next one is offered. */
function nearChosen(
  missed: NonNullable<PlanMention['missed']>,
  plain: string,
  asked: Asked,
): QuestionReading | null {
  const chosen = asked.facts.answers.idPlan === undefined ? null : chosenPlan(asked.facts);
  const offered = offeredPlans(asked.facts);
  const mega = speedIn(withUnits(plain, offered));
  if (chosen === null || mega === null || missed.about !== 'speed' || !missed.near.includes(chosen))
    return null;
  const away = (plan: Plan): number => Math.abs(speed(plan) - mega);
  const others = offered.filter((plan) => speed(plan) !== speed(chosen));
  const least = Math.min(...others.map(away));
  const next = cheapestOf(others.filter((plan) => away(plan) === least));
  const reply = planReplies.nearIsChosen(planLabel(chosen, offered), next !== undefined);
  return withPlans(`${planReplies.none.speed} ${reply}`, next ? [next] : [], offered, asked);
}

/** 'Qual vem com Paramount e quanto fica?' */
const asksPriceToo = /\b(?:e|,) ?(?:quanto|qual (?:o |e o )?(?:preco|valor)|por quanto)\b/;

/** Which of several plans fit, or what comes close to one that there is not; null where exactly one fits. */
export function toMention(mention: PlanMention, plain: string, asked: Asked): QuestionReading | null {
  const { plans, alike, missed } = mention;
  const offered = offeredPlans(asked.facts);
  const fit = alike.length > 0 ? alike : plans;
  if (fit.length > 1) {
    const shown = few(fit);
    const which = planReplies.which(fit.length, shown.length);
    const reply = asksPriceToo.test(plain) ? `${pricesOf(shown)} ${which}` : which;
    return withPlans(reply, shown, offered, asked);
  }
  const byBonus = withBonusTold(mention, plain, asked);
  if (missed === null || byBonus !== null) return byBonus;
  const ofChosen = nearChosen(missed, plain, asked);
  if (ofChosen !== null) return ofChosen;
  const near = missed.near.slice(0, most);
  const missing = missingServices(plain);
  if (missing.length > 0 && missed.about === 'service')
    return withPlans(
      planReplies.noService(missing, near.length > 0),
      nearestOf(near, plain, asked),
      offered,
      asked,
    );
  if (missed.about === 'price' && near.length > 0 && near[0] === cheapestOf(offered))
    return withPlans([planReplies.none.price, lowestPrice(offered)].join(' '), near, offered, asked);
  const reply = [
    ...(missing.length > 0 ? [planReplies.noService(missing, false)] : []),
    planReplies.none[missed.about],
    near.length > 0 ? planReplies.near : planReplies.choose,
  ];
  return withPlans(reply.join(' '), near, offered, asked);
}

/** The plans that stand first by what is asked; of a single one, its price. */
export function toRank(mention: PlanMention, plain: string, asked: Asked): QuestionReading | null {
  const [only, another] = mention.plans;
  if (only === undefined || !asksWhich.test(plain)) return null;
  return another === undefined
    ? withPlans(priceOf(only), [only], offeredPlans(asked.facts), asked)
    : toMention(mention, plain, asked);
}

/** Describes the plan that a question is about and suggests it: to ask is not to choose. */
export function toOnly(mention: PlanMention, plain: string, asked: Asked): QuestionReading | null {
  const [only, another] = mention.plans;
  // 'Tem algum sem streaming até 60 reais?'
  const isAsked = mention.isBound || asksHowGood.test(plain) || asksIfIncluded.test(plain);
  if (only === undefined || another !== undefined || !isAsked) return null;
  return withPlans(inShort(only), [only], offeredPlans(asked.facts), asked);
}

/** 'Esse do Paramount tá quanto?' */
const isOfList = /\b(?:ess[ea]|aquel[ea]|[oa]) (?:d[aeo]|com)\b/;

export function toPrice({ plans }: PlanMention, plain: string, asked: Asked): QuestionReading | null {
  const offered = offeredPlans(asked.facts);
  const words = wordsOf(blanked(plain, servicesSaid(plain, offered)).replace(/\d+(?:[.,]5)?/g, ' ')).join(
    ' ',
  );
  const [only, another] = plans;
  if (another !== undefined && !isOfList.test(plain)) return null;
  if (only === undefined || !asksPriceOnly.test(`${words} `)) return null;
  return withPlans(another === undefined ? priceOf(only) : pricesOf(plans), few(plans), offered, asked);
}

/** 'Tem de 600?': what the plan of that speed is. */
export const toThere = (mention: PlanMention, plain: string, asked: Asked): QuestionReading | null => {
  const [only, another] = mention.plans;
  if (
    only === undefined ||
    speedIn(withUnits(plain, offeredPlans(asked.facts))) === null ||
    !asksOnlyIfThere(plain)
  )
    return null;
  return another === undefined
    ? withPlans(inShort(only), [only], offeredPlans(asked.facts), asked)
    : toMention(mention, plain, asked);
};

/** 'O do meio serve? Trabalho em casa': whether that plan is fast enough; null where it is not. */
export function toEnough(
  { plans: [only, another] }: PlanMention,
  plain: string,
  asked: Asked,
): QuestionReading | null {
  const needs = needsIn(plain);
  if (only === undefined || another !== undefined || needs === null) return null;
  const mega = megaNeeded(needs);
  if (only.plan_download < mega) return null;
  const reply = `${planAdviceSentence.isEnough(needs, only.plan, mega)} ${priceOf(only)}`;
  return withPlans(reply, [only], offeredPlans(asked.facts), asked);
}

/** Without the service, out of turn: what the chosen plan is, or those of its speed that are so. */
export function toTurnedDown(mention: PlanMention, plain: string, asked: Asked): QuestionReading | null {
  const chosen = chosenPlan(asked.facts);
  if (chosen !== null && mention.plans.includes(chosen))
    return { kind: 'question', reply: planReplies.isChosen(inShort(chosen)) };
  const alike = mention.plans.filter(({ plan_download }) => plan_download === chosen?.plan_download);
  const [only, another] = alike;
  return only !== undefined && another === undefined
    ? withPlans(inShort(only), [only], offeredPlans(asked.facts), asked)
    : toMention(alike.length > 0 ? { ...mention, plans: alike } : mention, plain, asked);
}
