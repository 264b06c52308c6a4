import { formatMonthly, formatPrice } from '../../../src/brazil/money.ts';
import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { listOf } from '../../../src/content/list-of.ts';
import { periodNames, periodSpan } from '../../../src/content/periods.ts';
import { planWords } from '../../../src/content/screens/plans.ts';
import { installation } from '../../../src/content/steps/installation.ts';
import type { Schedule } from '../../../src/contract/lead/answers.ts';
import { monthlyPrice } from '../../../src/contract/offer/monthly-price.ts';
import type { Plan } from '../../../src/contract/offer/plan.ts';
import { plainBonus } from '../../../src/contract/offer/speed-bonus.ts';
import { bankLine } from '../../../src/dialogue/bank-line.ts';
import { findBanks } from '../../../src/dialogue/bank-of.ts';
import { debitOptions, dueDateOptions } from '../../../src/dialogue/options/payment-options.ts';
import { offerDifference } from '../../../src/dialogue/summary/offer-difference.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import type { InputKind, RawValues } from '../../../src/funnel/fields/field.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import { appsOf } from '../../../src/funnel/plans/apps-of.ts';
import { conditionOf } from '../../../src/funnel/plans/condition-of.ts';
import { discountMonthsOf, penaltyOf } from '../../../src/funnel/plans/offer-terms.ts';
import { offeredPlans } from '../../../src/funnel/plans/offered-plans.ts';
import { planLabel } from '../../../src/funnel/plans/plan-label.ts';
import { dayInShort } from '../../../src/funnel/schedule-days.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectChosenPlan, selectFacts } from '../../../src/store/selectors.ts';
import type { Choice } from '../channel-message.ts';

interface Asked {
  state: RootState;
  step: Step;
  field: FieldName;
}

const answer = ({ step }: Asked, title: string, raw: RawValues, detail?: string): Choice => ({
  title,
  ...(detail && { detail }),
  tap: { kind: 'answer', step: step.id, raw },
});

/** What a plan costs, and what the price requires. */
function priceShown(plan: Plan, { existingContract, answers }: Facts): string {
  const price = existingContract === null ? plan.price_with_dacc : monthlyPrice(plan, answers.direct_debit);
  const shown = `${formatMonthly(price)} ${conditionOf({ ...plan, price_with_dacc: price })}`.trim();
  return price === plan.price ? shown : `${shown}, ${planWords.withoutDebit(formatPrice(plan.price))}`;
}

function plans(asked: Asked): Choice[] {
  const facts = selectFacts(asked.state);
  const offered = offeredPlans(facts);
  return offered.map((plan) => {
    const label = planLabel(plan, offered);
    const apps = appsOf(plan).filter((app) => !label.includes(app));
    const detail = [
      priceShown(plan, facts),
      apps.length > 0 && `${planWords.streaming}: ${listOf(apps, 'e')}`,
    ]
      .filter(Boolean)
      .join('. ');
    return answer(asked, label, fields.idPlan.write(plan.id), detail);
  });
}

/** With direct debit and without it, where that differs. */
export const bothPrices = ({ price, price_with_dacc: withDebit }: Plan): string =>
  price === withDebit
    ? formatMonthly(price)
    : [formatMonthly(withDebit), planWords.withDebit, planWords.withoutDebit(formatMonthly(price))].join(' ');

/** Both prices, what comes after them, and what is watched with it. */
function holds(plan: Plan): (string | false)[] {
  const months = discountMonthsOf(plan);
  const apps = appsOf(plan);
  return [
    bothPrices(plan),
    months !== null && planWords.after(months, formatMonthly(plan.price_full)),
    apps.length > 0 ? `${planWords.streaming}: ${listOf(apps, 'e')}` : planWords.noStreaming,
  ];
}

/** What an advertisement offers. */
export const offerTold = (plan: Plan): string =>
  `${channelWords.offer(plan.plan)} ${holds(plan).filter(Boolean).join('. ')}.`;

/** As many as a seller names: the cheapest of each speed, then others. */
export function namedPlans(facts: Facts, count: number): string {
  const offered = offeredPlans(facts);
  const cheapest = offered.filter(({ plan_download: speed, price_with_dacc: price }) =>
    offered.every((one) => one.plan_download !== speed || one.price_with_dacc >= price),
  );
  return [...new Set([...cheapest, ...offered])]
    .slice(0, count)
    .map((plan) => `${planLabel(plan, offered)}: ${holds(plan).filter(Boolean).join('. ')}`)
    .join('\n');
}

/** The plans side by side in text: all that a card of the page shows. */
export function comparedPlans(facts: Facts): string {
  const offered = offeredPlans(facts);
  const present = facts.existingContract?.present ?? null;
  const told = (plan: Plan): string => {
    if (present !== null) {
      const difference = offerDifference(plan, monthlyPrice(plan, facts.answers.direct_debit), present);
      return `${priceShown(plan, facts)}. ${difference}`;
    }
    return [
      ...holds(plan),
      planWords.upload(planWords.speed(plan.plan_upload)),
      ...plan.addonBonus.map(plainBonus),
      plan.loyaltyMonths !== null &&
        (plan.loyaltyMonths > 0
          ? planWords.loyalty(plan.loyaltyMonths, penaltyOf(plan))
          : planWords.noLoyalty),
    ]
      .filter(Boolean)
      .join('. ');
  };
  return offered.map((plan) => `${planLabel(plan, offered)}: ${told(plan)}`).join('\n\n');
}

function quickReply(asked: Asked): Choice[] {
  const reply = everyStepWords[asked.step.id].fields?.[asked.field]?.quickReply;
  return reply ? [answer(asked, reply.label, reply.raw)] : [];
}

const dueDates = (asked: Asked): Choice[] =>
  dueDateOptions(asked.state.resources.dueDates ?? []).map(({ label, raw }) => answer(asked, label, raw));

/** Of the quiz, its open question. */
function quiz(asked: Asked): Choice[] {
  const { risk, quizCount } = asked.state.stepResults;
  const question = risk?.quiz?.questions[quizCount];
  const answers = question?.answers ?? [];
  return answers.map(({ id, text }) => answer(asked, text, { [`quiz-${question?.id}`]: [id] }));
}

/** A bank that was written but not found among the banks by one name. */
function banks(asked: Asked): Choice[] {
  const { answers, resources } = asked.state;
  const [written = ''] = answers.draft?.bank ?? [];
  return written === ''
    ? []
    : findBanks(written, resources.banks ?? []).map((bank) =>
        answer(asked, bank.name, fields.bank.write(bank.code), bankLine(bank)),
      );
}

/** 'qui 03/12, manhã': short enough for a button. */
export function slotTitle({ date, period }: Schedule): string {
  const { weekday, date: short } = dayInShort(date);
  return `${weekday.slice(0, 3)} ${short}, ${periodNames[period]}`;
}

const days = (asked: Asked): Choice[] =>
  (asked.state.resources.installationDays ?? []).flatMap(({ date, periods }) =>
    periods.map((period) =>
      answer(
        asked,
        slotTitle({ date, period }),
        fields.schedules.write([{ date, period }]),
        periodSpan(period),
      ),
    ),
  );

const debit = (asked: Asked): Choice[] =>
  debitOptions(selectChosenPlan(asked.state)).map(({ label, detail, price, raw }) =>
    answer(
      asked,
      label,
      raw,
      [price !== undefined && formatMonthly(price), detail].filter(Boolean).join('. '),
    ),
  );

/** What answers a field with a tap. */
const choices: Readonly<Record<InputKind, (asked: Asked) => Choice[]>> = {
  text: quickReply,
  'number-or-none': quickReply,
  complement: (asked) => [answer(asked, installation.noComplement, { no_complement: ['on'] })],
  checkbox: (asked) => [answer(asked, everyStepWords[asked.step.id].action ?? '', { [asked.field]: ['on'] })],
  plan: plans,
  'yes-no': debit,
  'due-date': dueDates,
  bank: banks,
  quiz,
  schedules: days,
};

export const choicesOf = (asked: Asked): Choice[] => choices[fields[asked.field].input](asked);
