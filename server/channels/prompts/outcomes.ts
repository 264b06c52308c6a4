import { formatMonthly } from '../../../src/brazil/money.ts';
import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { firstNameOf } from '../../../src/content/first-name.ts';
import { orderSummaryWords } from '../../../src/content/messages/order-confirmation.ts';
import { reviewRefused } from '../../../src/content/messages/review-decided.ts';
import { contractWords } from '../../../src/content/screens/contract.ts';
import { coveredWords } from '../../../src/content/screens/covered.ts';
import { doneWords } from '../../../src/content/screens/done.ts';
import { failedAnalysisWords } from '../../../src/content/screens/failed-analysis.ts';
import { noCoverageWords } from '../../../src/content/screens/no-coverage.ts';
import { renewingWords } from '../../../src/content/screens/renewing-words.ts';
import { addressLine } from '../../../src/dialogue/summary/address-line.ts';
import { orderRows, renewalRows } from '../../../src/dialogue/summary/order-rows.ts';
import { questionOf } from '../../../src/dialogue/transcript/transcript.ts';
import { standard } from '../../../src/funnel/campaign.ts';
import { journeys } from '../../../src/funnel/journeys/journeys.ts';
import { phoneFor } from '../../../src/funnel/phone-lines-of.ts';
import { writePath } from '../../../src/funnel/routes/read-path.ts';
import { routeOfStep } from '../../../src/funnel/routes/route-of-step.ts';
import { startRoute } from '../../../src/funnel/routes/start-route.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import {
  selectCampaign,
  selectChosenPlan,
  selectFacts,
  selectStepsShown,
  selectWalk,
} from '../../../src/store/selectors.ts';
import type { ChannelMessage, Choice } from '../channel-message.ts';
import { isDrafted } from './asked-now.ts';
import { askForm } from './asking.ts';
import {
  type Asking,
  addressOf,
  call,
  command,
  lines,
  linkTo,
  paragraphs,
  person,
  type SpeechLinks,
  text,
} from './said.ts';

const bubbleOf = (state: RootState): string => questionOf(selectStepsShown(state), selectFacts(state));

const otherAddress = command(channelWords.otherAddress, 'other-address');

export const followLink = (label: string, state: RootState, links: SpeechLinks): ChannelMessage =>
  linkTo(label, channelWords.follow, writePath(selectCampaign(state), doneWords.follow.route), links);

/** The standard offers for the address, outside the campaign. */
export const otherOffersLink = (label: string, links: SpeechLinks): ChannelMessage => ({
  kind: 'link',
  text: label,
  label: channelWords.otherOffers,
  url: addressOf(routeOfStep(journeys.order, 'verificando-disponibilidade') ?? '/', links),
});

const salesLine = (state: RootState, words: (phone: string) => string): string | null => {
  const { phones } = selectCampaign(state);
  return phones.sales ? words(phoneFor({ phones }, 'sales').number) : null;
};

/** No coverage: the contact is asked for one by one, and can be taken back. */
export function askContact(state: RootState, links: SpeechLinks): Asking {
  const facts = selectFacts(state);
  const withdrawn = state.help.withdrawal.kind === 'granted';
  if (selectWalk(state).current.state === 'complete' || withdrawn) {
    const { email } = facts.answers;
    return {
      ask: withdrawn
        ? `${noCoverageWords.withdrawn}. ${noCoverageWords.withdrawnDetail}`
        : `${noCoverageWords.thanks}. ${noCoverageWords.thanksDetail(email ?? '')}`,
      choices: [...(withdrawn ? [] : [command(noCoverageWords.withdraw, 'withdraw-contact')]), otherAddress],
    };
  }
  const form = askForm(state, links);
  const draft = state.answers.draft ?? {};
  const isUnderWay = selectStepsShown(state).some(({ fields: names }) =>
    names.some((name) => isDrafted(name, draft, facts)),
  );
  if (isUnderWay) return form;
  const explain = facts.coverage?.infra ? noCoverageWords.explainOffer : noCoverageWords.explain;
  return {
    ...form,
    before: [
      text(explain(addressLine(facts)), noCoverageWords.leaveHint, salesLine(state, noCoverageWords.call)),
    ],
    choices: [...form.choices, otherAddress],
  };
}

/** The address has coverage: its plans, another address, or a person. */
export function askCovered(state: RootState, links: SpeechLinks): Asking {
  const form = askForm(state, links);
  return {
    ...form,
    before: [
      text(coveredWords.explain(addressLine(selectFacts(state))), salesLine(state, coveredWords.call)),
      ...(form.before ?? []),
    ],
    choices: [...form.choices, otherAddress, call],
  };
}

export const notSold = (state: RootState, links: SpeechLinks): Asking => ({
  before: [otherOffersLink(paragraphs([bubbleOf(state), selectFacts(state).coverage?.unsold]), links)],
  ask: noCoverageWords.otherWays,
  choices: [otherAddress, person],
});

export function noOffer(state: RootState, links: SpeechLinks): Asking {
  const { existingContract } = selectFacts(state);
  if (existingContract === null) return { ask: bubbleOf(state), choices: [] };
  const { outcome, holder, present, orderNumber } = existingContract;
  const { none, found, ways } = contractWords;
  return {
    before: [
      text(
        bubbleOf(state),
        outcome === 'ordered' ? none.ordered : none.offer,
        holder !== null && present !== null && found(holder, present.plan, formatMonthly(present.price)),
      ),
      ...(orderNumber === null ? [] : [followLink(`${none.number}: ${orderNumber}`, state, links)]),
    ],
    ask: `${ways.title}:\n${ways.order}: ${addressOf(startRoute(standard, 'chat'), links)}`,
    choices: [person],
  };
}

/** The result of the analysis with its reason; a review by a person, unless one has taken place, or a call. */
export const failedAnalysis =
  (of: 'rejected' | 'quizFailed') =>
  (state: RootState): Asking => {
    const message = state.stepResults.risk?.message ?? null;
    const { review, said } = failedAnalysisWords;
    const { explain, next } = failedAnalysisWords[of];
    const mayReview = message !== reviewRefused && state.help.review.kind !== 'granted';
    const choices: Choice[] = [...(mayReview ? [command(review.ask, 'request-review')] : []), call, person];
    return {
      before: [text(bubbleOf(state), explain, message && `${said}: ${message}`)],
      ask: mayReview ? `${next}:\n${review.explain}` : `${next}:`,
      choices,
    };
  };

/** What is told beside the summary that can be opened. */
const repeated = new Set(['plan', 'price', 'schedules', 'direct_debit']);

/** The order or the renewal that was made. */
export function done(state: RootState, links: SpeechLinks): Asking {
  const facts = selectFacts(state);
  const { order, renewal } = facts;
  if (order === null) return { ask: bubbleOf(state), choices: [] };
  const plan = selectChosenPlan(state);
  const names = renewal === null ? doneWords : contractWords.done;
  const phone = phoneFor(selectCampaign(state), 'support').number;
  const thanks = order.ended
    ? doneWords.ended[order.ended]
    : renewal === null
      ? doneWords.thanks(firstNameOf(facts.answers.name ?? ''))
      : contractWords.done.thanks;
  const next =
    renewal === null ? doneWords.steps(plan?.installationSchedule === true) : contractWords.done.steps;
  const rows = renewal === null ? orderRows(facts, plan) : renewalRows(facts, plan);
  const summary: ChannelMessage =
    links.summary === undefined
      ? text(`${names.summary}\n${lines(rows)}`)
      : {
          kind: 'document',
          text: names.summary,
          name: orderSummaryWords.file(order.orderNumber),
          url: links.summary,
        };
  const withdrawal = renewal === null ? doneWords.withdrawalFollowed : renewingWords.withdrawal;
  const ahead = paragraphs([
    `${doneWords.next}\n${next.map((step, at) => `${at + 1}. ${step}`).join('\n')}`,
    `${doneWords.withdrawal} ${withdrawal(phone)}`,
  ]);
  return {
    before: [
      text(
        thanks,
        `${names.number}: ${order.orderNumber}${order.protocol === '' ? '' : `\n${doneWords.protocol}: ${order.protocol}`}`,
        names.keep(order.protocol !== ''),
        links.summary !== undefined && lines(rows.filter(({ id }) => repeated.has(id))),
      ),
      summary,
      followLink(order.ended ? doneWords.follow.text : ahead, state, links),
    ],
    ask: '',
    choices: [],
  };
}
