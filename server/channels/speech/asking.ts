import { formatMonthly } from '../../../src/brazil/money.ts';
import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { handOffWords } from '../../../src/content/conversation/hand-off.ts';
import { journeyOffers } from '../../../src/content/conversation/journey-offers.ts';
import { replies } from '../../../src/content/conversation/replies.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { codeWords } from '../../../src/content/screens/collaborator-code.ts';
import { contractWords } from '../../../src/content/screens/contract.ts';
import { frame } from '../../../src/content/screens/frame.ts';
import { lineWords } from '../../../src/content/screens/line.ts';
import { planWords } from '../../../src/content/screens/plans.ts';
import { quizWords } from '../../../src/content/screens/quiz.ts';
import { scheduleWords } from '../../../src/content/screens/schedules.ts';
import { payment } from '../../../src/content/steps/payment.ts';
import type { FieldWords } from '../../../src/content/steps/step-words.ts';
import { answerName } from '../../../src/dialogue/answers/answer-name.ts';
import { consequenceOf } from '../../../src/dialogue/answers/consequence-of.ts';
import { quickReplies } from '../../../src/dialogue/options/quick-replies.ts';
import { selectInstead, selectIsEarlier } from '../../../src/dialogue/selectors.ts';
import { questionOf } from '../../../src/dialogue/transcript/transcript.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import { isStructured } from '../../../src/funnel/fields/complement.ts';
import type { InputKind } from '../../../src/funnel/fields/field.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import { shownAnswer } from '../../../src/funnel/fields/shown-answer.ts';
import type { JourneyId } from '../../../src/funnel/journeys/journey.ts';
import { isWishUnavailable } from '../../../src/funnel/plans/plan-choice.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { askedFields } from '../../../src/funnel/walk.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { inWordsFor } from '../../../src/funnel/words/in-words-for.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectCampaign, selectFacts, selectStepsShown } from '../../../src/store/selectors.ts';
import type { ChannelMessage, Choice } from '../channel-message.ts';
import { askedNow, fieldsToAsk, isDrafted } from './asked-now.ts';
import { choicesOf, comparedPlans } from './choices-of.ts';
import { addressOf, command, lines, type SpeechLinks, say, text } from './said.ts';

/** An open question: what stands before it, the question itself, and what helps with it. */
export interface Asking {
  before?: readonly ChannelMessage[];
  ask: string;
  aids?: readonly (string | null | undefined | false)[];
  choices: readonly Choice[];
  /** The words that open a long list. */
  open?: string;
  after?: readonly ChannelMessage[];
}

interface Field {
  name: FieldName;
  step: Step;
  words: FieldWords;
}

/** The field that is asked, with its step and its words for this visitor. */
export function fieldAsked(state: RootState): Field | null {
  const name = askedNow(state);
  const facts = selectFacts(state);
  const step = selectStepsShown(state).find((one) => name !== null && askedFields(one, facts).includes(name));
  const words = step && name !== null && everyStepWords[step.id].fields?.[name];
  return step && name !== null && words
    ? { name, step, words: inWordsFor(selectCampaign(state), words) ?? words }
    : null;
}

/** The question of one field. A step with several asks one after the other. */
function askOf({ name, step, words }: Field, state: RootState): string {
  const facts = selectFacts(state);
  if (fields[name].input === 'quiz') return quizQuestion(state);
  const asked = fieldsToAsk(step, facts);
  const bubble = questionOf([step], facts);
  if (asked.length === 1 || bubble.includes(words.inSentence)) return bubble;
  const own = fields[name].input === 'checkbox' ? words.label : channelWords.ask(words.inSentence);
  const isNamed = step.fields.some((one) =>
    bubble.includes(everyStepWords[step.id].fields?.[one]?.inSentence ?? own),
  );
  const isFirst = asked.every((one) => !isDrafted(one, state.answers.draft ?? {}, facts));
  return isFirst && !isNamed ? `${bubble} ${own}` : own;
}

function quizQuestion(state: RootState): string {
  const { risk, quizCount } = state.stepResults;
  const questions = risk?.quiz?.questions ?? [];
  const at = Math.min(quizCount, questions.length - 1);
  const position = `${quizWords.position(at + 1, questions.length)}. ${quizWords.attempts(risk?.quiz?.attemptsLeft ?? 1)}`;
  const bubble = at === 0 ? `${everyStepWords.validacao.bubble} ` : '';
  return `${bubble}${position}\n\n${questions[at]?.text ?? ''}`;
}

/** What a list of choices is opened by; the others are plain. */
const opens: Partial<Record<InputKind, string>> = {
  plan: channelWords.openPlans,
  schedules: channelWords.openDays,
};

/** A form's question: one field at a time, its hints, and what can be tapped. */
export function askForm(state: RootState, links: SpeechLinks): Asking {
  const steps = selectStepsShown(state);
  const facts = selectFacts(state);
  const asked = fieldAsked(state);
  const isEarlier = selectIsEarlier(state);
  const editing = isEarlier && `${sideQuestionWords.editing.note} ${consequenceOf(steps, facts)}`;
  const keep = isEarlier ? [command(channelWords.keep, 'go-on-here')] : [];
  if (asked === null) {
    const given = steps.flatMap((step) =>
      askedFields(step, facts).flatMap((field) => {
        const value = shownAnswer(field, facts);
        return value === undefined ? [] : [{ label: answerName({ step: step.id, field }), value }];
      }),
    );
    return {
      ask: questionOf(steps, facts),
      aids: [editing, lines(given), channelWords.changeOnly],
      choices: keep,
    };
  }
  const { name, step, words } = asked;
  const { input } = fields[name];
  const answers = choicesOf({ state, step, field: name });
  const list = listTrouble(step, answers, state);
  const ways = quickReplies([step], selectCampaign(state), facts, words.quickReply ? 1 : 0) ?? [];
  const compared = input === 'plan' ? comparedPlans(facts) : '';
  const open = opens[input];
  return {
    before: compared === '' ? [] : [text(compared)],
    ask: askOf(asked, state),
    aids: [
      editing,
      isEarlier && channelWords.given(shownAnswer(name, facts) ?? ''),
      ...aidsOf(asked, state, links),
      ...list.aids,
    ],
    choices: [
      ...keep,
      ...answers,
      ...list.choices,
      ...alternativesOf(asked, state),
      ...ways.map((way) => say(way)),
    ],
    ...(open && { open }),
  };
}

/** Where to look, what may be written along, and why it is asked. */
function aidsOf({ name, step, words }: Field, state: RootState, links: SpeechLinks): Asking['aids'] & object {
  const facts = selectFacts(state);
  const { input } = fields[name];
  const isTapped = input !== 'text' && input !== 'number-or-none';
  const stepWords = inWordsFor(selectCampaign(state), everyStepWords[step.id]);
  const { existingContract } = facts;
  const { email } = facts.answers;
  const beside = askedFields(step, facts)
    .filter((other) => fields[other].optional?.(facts))
    .map((other) => everyStepWords[step.id].fields?.[other]?.beside);
  return [
    input === 'plan' &&
      isWishUnavailable(facts) &&
      (existingContract === null ? planWords : contractWords).unavailable,
    input === 'plan' && presentPlan(state, links),
    state.answers.lost.includes(name) ? frame.lost : words.hint,
    isTapped && stepWords?.hint,
    name === 'complement' && isStructured(facts) && replies.structuredComplement,
    ...beside,
    words.why?.text,
    step.id === 'confirmacao-colaborador' && email !== undefined && codeWords.sentTo(email),
    step.id === 'consulta-telefone' && lineWords.question,
    input === 'bank' && (state.answers.draft?.bank?.[0] ?? '') !== '' && channelWords.find,
  ];
}

function presentPlan(state: RootState, links: SpeechLinks): string | null {
  const { existingContract, renewal } = selectFacts(state);
  if (existingContract === null) return null;
  const { holder, present } = existingContract;
  const { found, faq } = contractWords;
  return [
    holder !== null && present !== null && found(holder, present.plan, formatMonthly(present.price)),
    renewal === null && `${faq.label}: ${addressOf(faq.url, links)}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Why a list to choose from is not there, and asking for it again. */
function listTrouble(step: Step, answers: readonly Choice[], { resources }: RootState) {
  const failure = step.needs.map((name) => resources.failures[name]).find((one) => one !== undefined);
  const isEmpty = step.needs.includes('installationDays') && resources.installationDays?.length === 0;
  if (answers.length > 0 || (failure === undefined && !isEmpty)) return { aids: [], choices: [] };
  return {
    aids: failure
      ? [payment.listFailed, failure.message, failure.advice && frame.advice[failure.advice]]
      : [scheduleWords.none],
    choices: [command(frame.tryAgain, 'try-again')],
  };
}

/** What a visitor can do who cannot answer a required question. */
const stepAlternatives: Partial<Record<StepId, readonly Choice[]>> = {
  'consulta-telefone': [say(lineWords.goOn)],
  'confirmacao-colaborador': [
    command(codeWords.another, 'another-code'),
    say(codeWords.change, sideQuestionWords.correct(everyStepWords.email.fields?.email?.inSentence ?? '')),
  ],
};

const offers: Partial<Record<JourneyId, string>> = journeyOffers;

function alternativesOf({ name, step, words }: Field, state: RootState): Choice[] {
  const instead = selectInstead(state);
  const offered = instead && offers[instead.id];
  const draft = state.answers.draft ?? {};
  const facts = selectFacts(state);
  const offersBeside = askedFields(step, facts).filter(
    (one) =>
      one !== name &&
      fields[one].input === 'checkbox' &&
      !fieldsToAsk(step, facts).includes(one) &&
      !draft[one],
  );
  const hasFailed = state.effects.failures[step.id] !== undefined && step.stage === 'contrato';
  return [
    ...offersBeside.flatMap((one): Choice[] => {
      const label = everyStepWords[step.id].fields?.[one]?.label;
      return label ? [{ title: label, tap: { kind: 'answer', step: step.id, raw: { [one]: ['on'] } } }] : [];
    }),
    ...(stepAlternatives[step.id] ?? []),
    ...(words.source ? [command(words.source.label, 'find-postcode')] : []),
    ...(offered ? [say(offered)] : []),
    ...(hasFailed ? [command(handOffWords.ask, 'request-person')] : []),
  ];
}
