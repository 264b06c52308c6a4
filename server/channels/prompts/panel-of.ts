import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { panelWords } from '../../../src/content/conversation/panels.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { phones } from '../../../src/content/phones.ts';
import { laterWords } from '../../../src/content/screens/later.ts';
import { reviewWords } from '../../../src/content/screens/review.ts';
import type { Panel } from '../../../src/dialogue/outcome/message-outcome.ts';
import { addressLine } from '../../../src/dialogue/summary/address-line.ts';
import { answerRows } from '../../../src/dialogue/summary/answer-rows.ts';
import { offerRows } from '../../../src/dialogue/summary/offer-rows.ts';
import { selectRest, selectSummaryTitle } from '../../../src/dialogue/summary/select-summary.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { phoneLinesOf } from '../../../src/funnel/phone-lines-of.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import { stepOf } from '../../../src/funnel/steps/steps.ts';
import { fieldWordsOf } from '../../../src/funnel/words/every-step-words.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import {
  selectCampaign,
  selectChosenPlan,
  selectFacts,
  selectJourneySteps,
  selectMonthlyPrice,
  selectWalk,
} from '../../../src/store/selectors.ts';
import type { ChannelMessage, Choice } from '../channel-message.ts';
import { change, lines, offering, onSite, paragraphs, person } from './said.ts';

const answersOf = (state: RootState) =>
  (['address', 'schedule', 'person', 'payment'] as const).flatMap((group) =>
    answerRows(group, selectWalk(state), selectFacts(state), state.resources.banks),
  );

function summary(state: RootState): ChannelMessage[] {
  const facts = selectFacts(state);
  const plan = selectChosenPlan(state);
  const price = selectMonthlyPrice(state);
  const answers = answersOf(state);
  const offer =
    plan === null || price === null ? [] : offerRows(plan, price, facts, selectJourneySteps(state));
  const place = facts.place === null ? '' : addressLine(facts);
  const told = paragraphs([lines(offer), place && `${reviewWords.address}: ${place}`, lines(answers)]);
  const rest = selectRest(state);
  return [
    offering(
      paragraphs([
        selectSummaryTitle(state) + (rest === null ? '' : `: ${rest}`),
        told || panelWords.summary.empty,
      ]),
      answers.length > 0 && facts.order === null ? [change] : [],
    ),
  ];
}

function help(state: RootState): ChannelMessage[] {
  const { title, commands, list, questions } = panelWords.help;
  const numbers = phoneLinesOf(selectCampaign(state)).map(
    (line) => `${phones[line].label}: ${phones[line].number}`,
  );
  return [
    offering(
      paragraphs([
        title,
        `${commands}\n${list.map((one) => `- ${one}`).join('\n')}`,
        questions,
        numbers.join('\n'),
      ]),
      [person, onSite],
    ),
  ];
}

const later = (state: RootState): ChannelMessage[] => [
  offering(state.lead.id === null ? channelWords.later : `${channelWords.later} ${laterWords.kept}`, [
    onSite,
  ]),
];

const panels: Readonly<Record<Panel, (state: RootState) => ChannelMessage[]>> = { summary, help, later };

/** What a page shows over the conversation, as texts. */
export const panelOf = (panel: Panel, state: RootState): ChannelMessage[] => panels[panel](state);

/** The answers that can be changed, from this place on. */
export function answersToChange(state: RootState, from = 0): ChannelMessage[] {
  const plan = selectChosenPlan(state);
  const isChoice = (selectFacts(state).coverage?.plans.length ?? 0) > 1;
  const correct = (title: string, detail: string, name: FieldName, asking: readonly Step[]): Choice => ({
    title,
    detail,
    tap: { kind: 'say', text: sideQuestionWords.correct(fieldWordsOf(name, asking).inSentence) },
  });
  const choices = [
    ...(plan && isChoice ? [correct(reviewWords.plan, plan.plan, 'idPlan', [])] : []),
    ...answersOf(state).map(({ name, label, value, step }) => correct(label, value, name, [stepOf(step)])),
  ];
  return [
    offering(channelWords.whichAnswer, choices, { open: channelWords.open, next: 'change-answer', from }),
  ];
}
