import { formatBrazilianDate, parseIsoDate } from '../../../src/brazil/date.ts';
import { formatMonthly } from '../../../src/brazil/money.ts';
import { withoutAccents } from '../../../src/brazil/without-accents.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import type { Computed } from '../../../src/content/knowledge/entry.ts';
import { appsWords } from '../../../src/content/landing/apps.ts';
import { listOf } from '../../../src/content/list-of.ts';
import { planWords } from '../../../src/content/screens/plans.ts';
import { replyPlaces } from '../../../src/contract/calls/understand.ts';
import { dueDates } from '../../../src/contract/offer/due-dates.ts';
import type { Plan } from '../../../src/contract/offer/plan.ts';
import { appsOf } from '../../../src/funnel/plans/apps-of.ts';
import { discountMonthsOf, penaltyOf } from '../../../src/funnel/plans/offer-terms.ts';
import { dayInWords } from '../../../src/funnel/schedule-days.ts';
import { type Heard, needsContract, openFields } from './open-question.ts';
import {
  bringing,
  chosenOf,
  listedTo,
  offeredTo,
  planIn,
  planNamed,
  plansCompared,
  plansNamed,
} from './plans-meant.ts';

/** The most prices in one sentence. */
const mostNamed = 4;

const namesOf = (plans: readonly Plan[]): string[] => [...new Set(plans.map(({ plan }) => plan))];

const byDebit = ({ price_with_dacc }: Plan): string => formatMonthly(price_with_dacc);

const byPrice = (plans: readonly Plan[]): Plan[] =>
  plans.toSorted((one, other) => one.price_with_dacc - other.price_with_dacc);

const bySpeed = (plans: readonly Plan[]): Plan[] =>
  plans.toSorted((one, other) => one.plan_download - other.plan_download);

/** What is not known before the address, or before the contract is proved. */
const notYet = (heard: Heard, said: { unknown: string; ofContract: string }): string =>
  needsContract(heard) && heard.context.covered === undefined ? said.ofContract : said.unknown;

function priceOf(plan: Plan): string {
  const now = replies.price.of(plan.plan, byDebit(plan), formatMonthly(plan.price));
  const months = discountMonthsOf(plan);
  return months === null ? now : `${now} ${replies.price.after(months, formatMonthly(plan.price_full))}`;
}

function lowestPrice(plans: readonly Plan[]): string | null {
  const [cheapest] = byPrice(plans);
  return cheapest === undefined
    ? null
    : replies.price.from(cheapest.plan, byDebit(cheapest), formatMonthly(cheapest.price));
}

/** Before the address is known: the price of the plan that is named, or the lowest of each speed. */
function listedPrice(heard: Heard): string | null {
  const listed = listedTo(heard);
  const compared = plansCompared(heard.plain, listed);
  if (compared.length > 1) return `${compared.map(priceOf).join(' ')} ${replies.price.ifCovered}`;
  const named =
    planNamed(heard.plain, listed) ?? listed.find(({ id }) => id === heard.context.chosen) ?? null;
  if (named !== null) return `${priceOf(named)} ${replies.price.ifPlanCovered}`;
  const cheapest = new Map(
    byPrice(listed)
      .toReversed()
      .map((plan) => [plan.plan_download, plan]),
  );
  const prices = bySpeed([...cheapest.values()])
    .slice(0, mostNamed)
    .map((plan) => replies.price.listedPlan(plan.plan, byDebit(plan)));
  return prices.length === 0 ? null : `${replies.price.listed(prices)} ${replies.price.ifCovered}`;
}

/** The prices of the few plans that are named. */
const pricesNamed = (heard: Heard): string | null => {
  const named = plansNamed(heard.plain, offeredTo(heard));
  return named.length > 1 && named.length <= mostNamed ? named.map(priceOf).join(' ') : null;
};

function price(heard: Heard): string {
  const named = pricesNamed(heard);
  if (named !== null) return named;
  const plan = planIn(heard);
  if (plan === null)
    return lowestPrice(offeredTo(heard)) ?? listedPrice(heard) ?? notYet(heard, replies.price);
  return /\binstala/.test(heard.plain) ? `${priceOf(plan)} ${replies.installation.cost}` : priceOf(plan);
}

/** The price after the discount, of the plan that is meant or of the first ones. */
function priceLater(heard: Heard): string {
  const plan = planIn(heard);
  if (plan !== null) return `${priceOf(plan)} ${replies.price.adjustment}`;
  const later = offeredTo(heard).flatMap((one) => {
    const months = discountMonthsOf(one);
    return months === null ? [] : [replies.price.later(one.plan, months, formatMonthly(one.price_full))];
  });
  const told = later.length === 0 ? '' : `${listOf(later.slice(0, mostNamed), 'e')}. `;
  return `${told}${replies.price.adjustment}`;
}

/** Prices are fixed; a visitor who has not chosen the cheapest plan hears of it. */
function negotiation(heard: Heard): string {
  const offered = offeredTo(heard);
  const isCheapest = chosenOf(heard)?.price_with_dacc === byPrice(offered)[0]?.price_with_dacc;
  const cheaper = isCheapest ? null : lowestPrice(offered);
  return cheaper === null ? replies.price.fixed : `${replies.price.fixed} ${cheaper}`;
}

/** What leaving early costs: the plans with the same terms in one part, the most of them last; null if a host does not tell. */
function penaltiesOf(bound: readonly Plan[]): string[] | null {
  const alike = Map.groupBy(bound, (plan) => `${plan.loyaltyMonths} ${plan.penalty}`);
  const groups = [...alike.values()].toSorted((one, other) => one.length - other.length);
  const told = groups.flatMap((plans, place) => {
    const [plan] = plans;
    const penalty = plan && penaltyOf(plan);
    const names = place > 0 && place === groups.length - 1 ? null : namesOf(plans);
    return penalty ? replies.loyalty.penalty(names, plan.loyaltyMonths ?? 0, penalty) : [];
  });
  return told.length === groups.length ? told : null;
}

function loyalty(heard: Heard): string {
  const said = replies.loyalty;
  const plan = planIn(heard);
  const among = plan === null ? offeredTo(heard) : [plan];
  if (among.some(({ loyaltyMonths }) => loyaltyMonths === null)) return said.unsaid;
  if (plan !== null) {
    const months = plan.loyaltyMonths ?? 0;
    return months === 0 ? said.without(plan.plan) : said.of(plan.plan, months, penaltyOf(plan));
  }
  const bound = among.filter(({ loyaltyMonths }) => loyaltyMonths !== 0);
  if (bound.length === 0) return said.unknown;
  const free = namesOf(among.filter(({ loyaltyMonths }) => loyaltyMonths === 0));
  const names = namesOf(bound);
  const amounts = penaltiesOf(bound);
  if (free.length > 0 && free.length < names.length)
    return amounts === null ? said.free(free) : said.freeOrPenalty(free, amounts);
  if (amounts !== null) return said.penalties(amounts);
  return free.length === 0 ? said.all(names) : said.some(names);
}

function apps(heard: Heard): string {
  const plan = planIn(heard);
  const brought = plan?.benefits.map(({ benefit }) => benefit).filter((benefit) => benefit !== '') ?? [];
  return plan === null || brought.length === 0 ? replies.apps.general : replies.apps.of(plan.plan, brought);
}

/** An application that is named, in a sentence. */
function aboutApp(heard: Heard): string {
  const named = appsWords.cards.find(({ name, slug }) =>
    [name, slug.replaceAll('-', ' ')].some((one) => heard.plain.includes(withoutAccents(one).toLowerCase())),
  );
  return named === undefined ? apps(heard) : `${named.name}: ${named.description} ${appsWords.lead}`;
}

/** What distinguishes a plan, in one sentence. */
function inShort(plan: Plan): string {
  const { of, withApps } = replies.difference.one;
  const { plan_download: down, plan_upload: up } = plan;
  const said = of(plan.plan, planWords.speed(down), planWords.speed(up), byDebit(plan));
  return appsOf(plan).length > 0 ? withApps(said, appsOf(plan)) : `${said}.`;
}

function difference(heard: Heard): string {
  const offered = offeredTo(heard);
  const listed = listedTo(heard);
  const compared = plansCompared(heard.plain, offered.length > 0 ? offered : listed).map(inShort);
  if (compared.length > 1)
    return [...compared, ...(listed.length > 0 ? [replies.price.ifCovered] : [])].join(' ');
  const [least, ...others] = byPrice(offered);
  const most = others.at(-1);
  if (least === undefined) return notYet(heard, replies.difference);
  if (most === undefined) return inShort(least);
  return replies.difference.of(least.plan, byDebit(least), most.plan, byDebit(most));
}

function streaming(heard: Heard): string {
  const plan = planIn(heard);
  if (plan !== null && appsOf(plan).length > 0) return replies.streaming.of(plan.plan, appsOf(plan));
  const offered = offeredTo(heard);
  if (offered.length === 0) {
    const listed = [...new Set(listedTo(heard).flatMap(appsOf))];
    return listed.length > 0 ? replies.streaming.listed(listed) : replies.streaming.unknown;
  }
  const bundles = offered.filter((one) => appsOf(one).length > 0);
  const named = bringing(heard.plain, bundles);
  if (named.length > 0) return replies.streaming.asked(namesOf(named));
  return bundles.length > 0 ? replies.streaming.some(namesOf(bundles)) : replies.streaming.none;
}

function speed(heard: Heard): string {
  const plan = planIn(heard);
  if (plan !== null) return replies.speed.of(plan.plan, plan.plan_download, plan.plan_upload);
  const uploads = new Map(
    bySpeed(offeredTo(heard)).map((one) => [one.plan_download, one.plan_upload] as const),
  );
  if (uploads.size === 0) return replies.speed.unknown;
  if (!/\b(?:upload|subida|envio)\b/.test(heard.plain))
    return replies.speed.some([...uploads.keys()].map(planWords.speed));
  return replies.speed.uploads(
    [...uploads].map(([down, up]) => replies.speed.upload(planWords.speed(down), planWords.speed(up))),
  );
}

function contract(heard: Heard): string {
  const { general, of } = replies.contract;
  const plan = planIn(heard);
  return plan === null ? general : `${general} ${of(plan.plan, plan.offerCode)}`;
}

function coverage(heard: Heard): string {
  const { covered } = heard.context;
  if (covered === undefined) return notYet(heard, replies.coverage);
  return covered ? replies.coverage.covered : replies.coverage.uncovered;
}

/** The next steps after the order, with the requested days. */
export const orderedNext = ({ context: { answered } }: Heard): string =>
  answered.includes('schedules') ? replies.ordered.onDay(replyPlaces.visit) : replies.ordered.next(false);

/** The first and the last free day; null where they are not known. */
export function freeDays({ context: { visits } }: Heard): { first: string; last: string } | null {
  const days = [visits[0], visits.at(-1)].flatMap((visit) => parseIsoDate(visit?.date ?? '') ?? []);
  const [first, last] = days.map((day) => dayInWords(formatBrazilianDate(day)));
  return first === undefined || last === undefined ? null : { first, last };
}

function installation(heard: Heard): string {
  if (heard.context.isOrdered) return orderedNext(heard);
  if (heard.context.covered === false) return replies.installation.notYet;
  const { time, first } = replies.installation;
  const free = freeDays(heard);
  return free === null ? time : `${time} ${first(free.first)}`;
}

const leftOr = (heard: Heard, otherwise: string): string =>
  heard.context.left === undefined
    ? otherwise
    : replies.left(heard.context.left.questions, heard.context.left.minutes);

/** Replies computed from the plans in view, the free days and the state of the order. */
export const computedReplies: Readonly<Record<Computed, (heard: Heard) => string>> = {
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
  installation,
  dueDates: (heard) =>
    openFields(heard).includes('due_date') ? replies.expectedDay(dueDates.map(String)) : replies.dueDate,
  orderNumber: ({ context: { isOrdered } }) =>
    isOrdered ? replies.ordered.number(replyPlaces.orderNumber) : replies.ordered.notYet,
  follow: ({ context: { isOrdered } }) =>
    isOrdered ? replies.follow.here(replyPlaces.orderNumber) : replies.follow.elsewhere,
  nextSteps: (heard) => (heard.context.isOrdered ? orderedNext(heard) : replies.steps),
  duration: (heard) => `${replies.duration} ${leftOr(heard, '')}`.trim(),
  left: (heard) => (heard.context.isOrdered ? replies.done : leftOr(heard, replies.duration)),
};
