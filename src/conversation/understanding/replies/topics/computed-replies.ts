import { offerDifference } from '../../../../answering/inputs/plans/offer-difference.ts';
import { formatMonthly } from '../../../../brazil/money.ts';
import { replies } from '../../../../content/conversation/replies.ts';
import type { Computed } from '../../../../content/knowledge/entry.ts';
import { appsWords } from '../../../../content/landing/apps.ts';
import { planWords } from '../../../../content/screens/plans.ts';
import { monthlyPrice } from '../../../../contract/offer/monthly-price.ts';
import type { Plan } from '../../../../contract/offer/plan.ts';
import type { Contract } from '../../../../funnel/facts.ts';
import { appsOf } from '../../../../funnel/plans/apps-of.ts';
import { penaltyOf } from '../../../../funnel/plans/offer-terms.ts';
import { offeredPlans } from '../../../../funnel/plans/offered-plans.ts';
import { servicesSaid } from '../../plans/services-said.ts';
import type { Asked } from '../../reading.ts';
import { freeDays } from '../../recognisers/visit/recognise-schedules.ts';
import { plainOf, wordsOf } from '../../text/text.ts';
import { notYet } from '../not-yet.ts';
import { orderedNext } from '../ordered-next.ts';
import { planIn } from '../plans/plan-in.ts';
import { negotiation, price, priceLater } from '../plans/price-replies.ts';

type Present = NonNullable<Contract['present']>;

const isOffered = ({ facts }: Asked): boolean => offeredPlans(facts).length > 0;

const namesOf = (plans: readonly Plan[]): string[] => [...new Set(plans.map(({ plan }) => plan))];

function loyalty(asked: Asked, words: string): string {
  const plan = planIn(asked, words);
  if (plan !== null) {
    const { loyaltyMonths: months } = plan;
    if (months === null) return replies.loyalty.unsaid;
    return months === 0
      ? replies.loyalty.without(plan.plan)
      : replies.loyalty.of(plan.plan, months, penaltyOf(plan));
  }
  const offered = offeredPlans(asked.facts);
  if (offered.some(({ loyaltyMonths }) => loyaltyMonths === null)) return replies.loyalty.unsaid;
  const bound = offered.filter(({ loyaltyMonths }) => loyaltyMonths !== null && loyaltyMonths > 0);
  const free = namesOf(offered.filter(({ loyaltyMonths }) => loyaltyMonths === 0));
  if (bound.length === 0) return replies.loyalty.unknown;
  const names = namesOf(bound);
  const amounts = penaltiesOf(bound);
  if (free.length > 0 && free.length < names.length)
    return amounts === null ? replies.loyalty.free(free) : replies.loyalty.freeOrPenalty(free, amounts);
  if (amounts !== null) return replies.loyalty.penalties(amounts);
  return free.length === 0 ? replies.loyalty.all(names) : replies.loyalty.some(names);
}

/** What leaving early costs: the plans with the same terms in one part, the most of them last; null if a host does not tell. */
function penaltiesOf(bound: readonly Plan[]): string[] | null {
  const alike = Map.groupBy(bound, (plan) => `${plan.loyaltyMonths} ${plan.penalty}`);
  const groups = [...alike.values()].toSorted((one, other) => one.length - other.length);
  const told = groups.map((plans, place) => {
    const [plan] = plans;
    const penalty = plan && penaltyOf(plan);
    const names = place > 0 && place === groups.length - 1 ? null : namesOf(plans);
    return penalty ? replies.loyalty.penalty(names, plan.loyaltyMonths ?? 0, penalty) : null;
  });
  return told.some((one) => one === null) ? null : told.filter((one) => one !== null);
}

/** An application that is named, in a sentence. */
function aboutApp(asked: Asked, words: string): string {
  const named = appsWords.cards.find(({ name, slug }) =>
    [name, slug.replaceAll('-', ' ')].some((one) =>
      ` ${words} `.includes(` ${wordsOf(plainOf(one)).join(' ')} `),
    ),
  );
  return named === undefined ? apps(asked, words) : `${named.name}: ${named.description} ${appsWords.lead}`;
}

/** What distinguishes a plan, in one sentence. */
export const inShort = (plan: Plan): string => {
  const apps = appsOf(plan);
  const { of, withApps } = replies.difference.one;
  const said = of(
    plan.plan,
    planWords.speed(plan.plan_download),
    planWords.speed(plan.plan_upload),
    formatMonthly(plan.price_with_dacc),
  );
  return apps.length > 0 ? withApps(said, apps) : `${said}.`;
};

/** What each offer changes for a customer, or only the one that is named. */
function differenceFromPresent(asked: Asked, present: Present, words: string): string {
  const { facts } = asked;
  const named = planIn(asked, words);
  const offers = (named === null ? offeredPlans(facts) : [named]).map(
    (plan) =>
      [plan.plan, offerDifference(plan, monthlyPrice(plan, facts.answers.direct_debit), present)] as const,
  );
  return replies.difference.fromPresent(present.plan, formatMonthly(present.price), offers);
}

function difference(asked: Asked, words: string): string {
  const present = asked.facts.existingContract?.present ?? null;
  if (present !== null && offeredPlans(asked.facts).length > 0 && !/\bentre\b/.test(words))
    return differenceFromPresent(asked, present, words);
  const byPrice = offeredPlans(asked.facts).toSorted(
    (one, other) => one.price_with_dacc - other.price_with_dacc,
  );
  const [least, most] = [byPrice[0], byPrice.at(-1)];
  if (least === undefined || most === undefined) return notYet(asked, replies.difference);
  if (least === most) return inShort(least);
  const perMonth = ({ price_with_dacc }: Plan) => formatMonthly(price_with_dacc);
  return replies.difference.of(least.plan, perMonth(least), most.plan, perMonth(most));
}

/** 'Qual o primeiro dia livre?' */
const asksForFirst =
  /\bprimeir[oa]\b.*\b(?:dia|data|horario|vaga|livre|disponivel)\b|\b(?:dia|data|vaga|horario) mais (?:cedo|proxim[oa]|rapid[oa])\b/;

function installationTime(asked: Asked, words: string): string {
  if (asked.facts.order !== null) return orderedNext(asked.facts);
  if (asked.facts.coverage?.plans.length === 0) return replies.installation.notYet;
  const first = freeDays(asked)?.first ?? null;
  if (first !== null && asksForFirst.test(words)) return replies.installation.first(first);
  return first === null
    ? replies.installation.time
    : `${replies.installation.time} ${replies.installation.first(first)}`;
}

function streaming(asked: Asked, words: string): string {
  const plan = planIn(asked, words);
  const apps = plan === null ? [] : appsOf(plan);
  if (plan !== null && apps.length > 0) return replies.streaming.of(plan.plan, apps);
  if (!isOffered(asked)) {
    const listed = [...new Set((asked.plansListed ?? []).flatMap(appsOf))];
    return listed.length > 0 ? replies.streaming.listed(listed) : replies.streaming.unknown;
  }
  const bundles = offeredPlans(asked.facts).filter((one) => appsOf(one).length > 0);
  // 'Tem Paramount?' hears of the plans that bring it.
  const said = servicesSaid(words, bundles);
  const brings = (one: Plan) => said.map(({ criterion }) => criterion.keep([one]).length > 0);
  const named = bundles.filter((one) =>
    / ou /.test(words) ? brings(one).includes(true) : !brings(one).includes(false),
  );
  if (named.length > 0 && named.length < bundles.length) return replies.streaming.asked(namesOf(named));
  const meant = named.length > 0 ? named : bundles;
  return meant.length > 0 ? replies.streaming.some(namesOf(meant)) : replies.streaming.none;
}

/** The upload of each speed. */
function uploads({ facts }: Asked): string {
  const byDownload = new Map(
    offeredPlans(facts)
      .toSorted((one, other) => one.plan_download - other.plan_download)
      .map(({ plan_download, plan_upload }) => [plan_download, plan_upload]),
  );
  return replies.speed.uploads(
    [...byDownload].map(([down, up]) => replies.speed.upload(planWords.speed(down), planWords.speed(up))),
  );
}

function speed(asked: Asked, words: string): string {
  const plan = planIn(asked, words);
  if (plan !== null) return replies.speed.of(plan.plan, plan.plan_download, plan.plan_upload);
  if (/\b(?:upload|subida|envio)\b/.test(words) && isOffered(asked)) return uploads(asked);
  const speeds = [...new Set(offeredPlans(asked.facts).map(({ plan_download }) => plan_download))].toSorted(
    (one, other) => one - other,
  );
  return speeds.length > 0 ? replies.speed.some(speeds.map(planWords.speed)) : replies.speed.unknown;
}

function coverage(asked: Asked): string {
  const { facts } = asked;
  if (facts.coverage === null) return notYet(asked, replies.coverage);
  return facts.coverage.plans.length > 0 ? replies.coverage.covered : replies.coverage.uncovered;
}

function contract(asked: Asked, words: string): string {
  const plan = planIn(asked, words);
  return plan === null
    ? replies.contract.general
    : `${replies.contract.general} ${replies.contract.of(plan.plan, plan.offerCode)}`;
}

function apps(asked: Asked, words: string): string {
  const plan = planIn(asked, words);
  const brought = plan?.benefits.map(({ benefit }) => benefit).filter((benefit) => benefit !== '') ?? [];
  return plan === null || brought.length === 0 ? replies.apps.general : replies.apps.of(plan.plan, brought);
}

const dueDates = ({ lists }: Asked): string =>
  lists.dueDates === null ? replies.dueDate : replies.expectedDay(lists.dueDates.map(String));

const duration = ({ left }: Asked): string =>
  left ? `${replies.duration} ${replies.left(left.questions, left.minutes)}` : replies.duration;

function rest({ left, facts }: Asked): string {
  if (facts.order !== null) return replies.done;
  return left ? replies.left(left.questions, left.minutes) : replies.duration;
}

const orderNumber = ({ facts: { order } }: Asked): string =>
  order === null ? replies.ordered.notYet : replies.ordered.number(order.orderNumber);

/** A visitor who ordered in this browser sees the status; others learn how to open the order. */
const follow = ({ facts: { order } }: Asked): string =>
  order === null ? replies.follow.elsewhere : replies.follow.here(order.orderNumber);

const nextSteps = ({ facts }: Asked): string => (facts.order === null ? replies.steps : orderedNext(facts));

/** Replies computed from this order and the plans at its address. `words` may name a plan. */
export const computedReplies: Readonly<Record<Computed, (asked: Asked, words: string) => string>> = {
  price,
  priceLater,
  negotiation,
  aboutApp,
  difference,
  loyalty,
  streaming,
  apps,
  speed,
  contract,
  coverage,
  installation: installationTime,
  dueDates,
  orderNumber,
  follow,
  nextSteps,
  duration,
  left: rest,
};
