import { formatBrazilianDate, parseIsoDate, toIsoDate } from '../../../src/brazil/date.ts';
import { withoutAccents } from '../../../src/brazil/without-accents.ts';
import { hintWords } from '../../../src/content/conversation/hints.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { wishWords } from '../../../src/content/conversation/wishes.ts';
import type { Computed } from '../../../src/content/knowledge/entry.ts';
import { appsWords } from '../../../src/content/landing/apps.ts';
import { hoursInWords, usualHours } from '../../../src/content/opening-hours.ts';
import { planWords } from '../../../src/content/screens/plans.ts';
import { type Reply, replyPlaces } from '../../../src/contract/calls/understand.ts';
import { dueDates } from '../../../src/contract/offer/due-dates.ts';
import type { Plan } from '../../../src/contract/offer/plan.ts';
import { appsOf } from '../../../src/funnel/plans/apps-of.ts';
import { penaltyOf } from '../../../src/funnel/plans/offer-terms.ts';
import { dayInWords } from '../../../src/funnel/schedule-days.ts';
import { bankList } from '../../catalogue/bank-list.ts';
import type { Known } from '../resolve.ts';
import { otherPeriodMeant } from '../values/visit.ts';
import { type Heard, notYet, openFields } from './open-question.ts';
import {
  bringing,
  byPrice,
  bySpeed,
  listedTo,
  offeredTo,
  planIn,
  plansCompared,
  shownTo,
} from './plans-meant.ts';
import { byDebit, negotiation, price, priceLater } from './price-replies.ts';

const benefitsOf = (plans: readonly Plan[]): string[] =>
  [...new Set(plans.flatMap(({ benefits }) => benefits.map(({ benefit }) => benefit)))].filter(Boolean);

const namesOf = (plans: readonly Plan[]): string[] => [...new Set(plans.map(({ plan }) => plan))];

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
  const among = plan === null ? shownTo(heard) : [plan];
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
  const brought = benefitsOf(plan === null ? shownTo(heard) : [plan]);
  if (brought.length === 0) return replies.apps.general;
  return plan === null ? replies.apps.some(brought) : replies.apps.of(plan.plan, brought);
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

/** Before the address is known, how it is found out what there is. */
const ifCovered = (said: string, heard: Heard): string =>
  listedTo(heard).length > 0 ? `${said} ${replies.price.ifCovered}` : said;

function difference(heard: Heard): string {
  const compared = plansCompared(heard.plain, shownTo(heard)).map(inShort);
  if (compared.length > 1) return ifCovered(compared.join(' '), heard);
  const [least, ...others] = byPrice(offeredTo(heard));
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
    bySpeed(shownTo(heard)).map((one) => [one.plan_download, one.plan_upload] as const),
  );
  if (uploads.size === 0) return replies.speed.unknown;
  if (!/\b(?:upload|subida|envio)\b/.test(heard.plain))
    return ifCovered(replies.speed.some([...uploads.keys()].map(planWords.speed)), heard);
  const each = [...uploads].map(([down, up]) =>
    replies.speed.upload(planWords.speed(down), planWords.speed(up)),
  );
  return ifCovered(replies.speed.uploads(each), heard);
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

/** Without an e-mail or a phone: of the one that is named, or asked alone. */
const withoutReach = ({ plain, context: { open } }: Heard): string =>
  /mail/.test(plain) || (open.includes('email') && !open.includes('phone'))
    ? hintWords.withoutEmail
    : hintWords.withoutPhone;

/** The list begins with the banks that most people have. */
const bestKnown = 8;

/** Replies computed from the plans in view, the free days and the state of the order. */
export const computedReplies: Readonly<Record<Computed, (heard: Heard) => string>> = {
  account: () => hintWords.account(bankList.slice(0, bestKnown).map(({ name }) => name)),
  changeLater: ({ plain }) =>
    /remarc|visita|instala|tecnico/.test(plain) ? wishWords.correct.visit : wishWords.correct.after,
  withoutReach,
  price,
  priceLater,
  negotiation,
  aboutApp,
  difference,
  loyalty,
  streaming,
  /** Where no plan has a service, that is what there is to say. */
  streamingPrice: (heard) =>
    shownTo(heard).some((plan) => appsOf(plan).length > 0) ? price(heard) : streaming(heard),
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
  hours: ({ hours = usualHours, today }) => hoursInWords(hours, toIsoDate(today)),
  left: (heard) => (heard.context.isOrdered ? replies.done : leftOr(heard, replies.duration)),
};

/** To a day whose period is taken: that the other one is free. */
export function otherPeriod(words: string, { today, context }: Known): Reply | null {
  const slot = otherPeriodMeant(words, toIsoDate(today), context.visits);
  const day = slot && parseIsoDate(slot.date);
  return day ? { text: replies.otherPeriod(dayInWords(formatBrazilianDate(day)), slot.period) } : null;
}
