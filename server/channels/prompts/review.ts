import { formatMonthly } from '../../../src/brazil/money.ts';
import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { phoneWords } from '../../../src/content/conversation/phone.ts';
import { phones } from '../../../src/content/phones.ts';
import { contractWords } from '../../../src/content/screens/contract.ts';
import { priceConditionWords } from '../../../src/content/screens/price-condition.ts';
import { reviewWords } from '../../../src/content/screens/review.ts';
import { monthlyPrice } from '../../../src/contract/offer/monthly-price.ts';
import type { Plan } from '../../../src/contract/offer/plan.ts';
import { addressLine } from '../../../src/dialogue/summary/address-line.ts';
import { answerRows } from '../../../src/dialogue/summary/answer-rows.ts';
import { offerDifference } from '../../../src/dialogue/summary/offer-difference.ts';
import {
  debitNote,
  knownRows,
  loyaltyRows,
  offerDocuments,
  planRows,
  priceChange,
  type Row,
  renewalPriceRows,
  supplierRows,
  withdrawalRow,
} from '../../../src/dialogue/summary/plan-rows.ts';
import { questionOf } from '../../../src/dialogue/transcript/transcript.ts';
import type { Renewal } from '../../../src/funnel/facts.ts';
import type { ReviewGroup } from '../../../src/funnel/fields/field.ts';
import { shownAnswer } from '../../../src/funnel/fields/shown-answer.ts';
import { phoneLinesOf } from '../../../src/funnel/phone-lines-of.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import {
  selectCampaign,
  selectChosenPlan,
  selectFacts,
  selectStepsShown,
  selectWalk,
} from '../../../src/store/selectors.ts';
import type { ChannelMessage, Choice } from '../channel-message.ts';
import { bothPrices } from './choices-of.ts';
import {
  type Asking,
  addressOf,
  aside,
  change,
  command,
  lines,
  paragraphs,
  type SpeechLinks,
  text,
} from './said.ts';

const words = reviewWords;

/** The review in parts, then the words of the consent as the page has them. */
export function askReview(state: RootState, links: SpeechLinks): Asking {
  const facts = selectFacts(state);
  const steps = selectStepsShown(state);
  const plan = selectChosenPlan(state);
  if (facts.order !== null)
    return {
      ask: `${words.alreadyDone} ${facts.order.orderNumber}. ${words.alreadyDoneText}`,
      choices: [],
    };
  const parts = facts.renewal === null ? orderParts(plan, state) : renewalParts(plan, facts.renewal, state);
  const [step] = steps;
  const label = step && everyStepWords[step.id].fields?.accept_information?.label;
  const consent: Choice | undefined = links.isSpoken
    ? command(phoneWords.send, 'send-to-confirm')
    : step && {
        title: channelWords.agree,
        tap: { kind: 'answer', step: step.id, raw: { accept_information: ['on'] } },
      };
  return {
    before: [
      text(questionOf(steps, facts)),
      ...parts,
      ...(plan ? [contractPart(plan, state, links)] : []),
      ...(links.isSpoken ? [aside(phoneWords.confirms)] : []),
    ],
    ask: links.isSpoken
      ? (plan && priceConditionWords.planFor(plan.plan, bothPrices(plan))) || ''
      : paragraphs([chosenSoFar(plan, state), label]),
    choices: consent ? [consent, change] : [],
  };
}

/** What is agreed to, in one line above the consent. */
function chosenSoFar(plan: Plan | null, state: RootState): string | null {
  if (plan === null) return null;
  const { answers } = selectFacts(state);
  const price = formatMonthly(monthlyPrice(plan, answers.direct_debit));
  const isDiscounted = answers.direct_debit !== false && plan.price !== plan.price_with_dacc;
  return `${priceConditionWords.planFor(plan.plan, price)}${isDiscounted ? ` ${priceConditionWords.debit}` : ''}`;
}

function orderParts(plan: Plan | null, state: RootState): ChannelMessage[] {
  const facts = selectFacts(state);
  const group = (name: ReviewGroup) => answerRows(name, selectWalk(state), facts, state.resources.banks);
  const section = (title: string, rows: readonly Pick<Row, 'label' | 'value'>[]) =>
    rows.length === 0 ? null : `${title}\n${lines(rows)}`;
  const { contract } = words;
  const address = addressLine(facts);
  const visit = plan?.installationSchedule
    ? group('schedule')
    : [{ label: contract.date, value: contract.dateToAgree }];
  return [
    ...(plan ? [planPart(plan, state)] : []),
    text(
      address && `${words.address}\n${address}`,
      section(words.schedule, visit),
      section(facts.personType === 'pj' ? words.company : words.person, group('person')),
      section(words.payment, group('payment')),
    ),
  ];
}

/** The plan with its full price: what it costs now, why, and later. */
function planPart(plan: Plan, state: RootState): ChannelMessage {
  const { answers } = selectFacts(state);
  const note = debitNote(plan, answers.direct_debit);
  return text(
    [plan.plan, formatMonthly(monthlyPrice(plan, answers.direct_debit)), note && `${note}.`]
      .filter(Boolean)
      .join('\n'),
    priceChange(plan, answers.direct_debit),
    lines(planRows(plan, answers)),
  );
}

function renewalParts(plan: Plan | null, renewal: Renewal, state: RootState): ChannelMessage[] {
  if (plan === null) return [];
  const facts = selectFacts(state);
  const { holder, document, payment, debit, plain, afterwards } = contractWords.review;
  const price = monthlyPrice(plan, renewal.directDebit);
  return [
    text(
      `${plan.plan}\n${formatMonthly(price)}`,
      renewal.present && offerDifference(plan, price, renewal.present),
      lines(renewalPriceRows(plan, renewal.directDebit)),
      afterwards,
    ),
    text(
      lines(
        knownRows([
          { id: 'holder', label: holder, value: renewal.holder },
          { id: 'document', label: document, value: shownAnswer('cpf', facts) },
          { id: 'payment', label: payment, value: renewal.directDebit ? debit : plain },
        ]),
      ),
    ),
  ];
}

/** The terms that the law requires before an order. */
function contractPart(plan: Plan, state: RootState, links: SpeechLinks): ChannelMessage {
  const { contract, supplier } = words;
  const channels = phoneLinesOf(selectCampaign(state)).map(
    (line) => `${phones[line].label} ${phones[line].number}`,
  );
  return text(
    `${contract.title}\n${lines(
      knownRows([
        ...loyaltyRows(plan),
        withdrawalRow,
        { id: 'offer', label: contract.code, value: plan.offerCode },
        // The customer finds them at the link.
        ...(links.isSpoken ? [] : offerDocuments(plan)).map(({ title, url }) => ({
          id: title,
          label: title,
          value: addressOf(url, links),
        })),
        ...supplierRows,
        { id: 'channels', label: supplier.channels, value: channels.join(', ') },
      ]),
    )}`,
  );
}
