import { channelWords } from '../../../src/content/conversation/channel-words.ts';
import { journeyOffers } from '../../../src/content/conversation/journey-offers.ts';
import { sideQuestionWords } from '../../../src/content/conversation/side-questions.ts';
import { codeWords } from '../../../src/content/screens/collaborator-code.ts';
import { lineWords } from '../../../src/content/screens/line.ts';
import { quizWords } from '../../../src/content/screens/quiz.ts';
import type { FieldWords } from '../../../src/content/steps/step-words.ts';
import { answerName } from '../../../src/dialogue/answers/answer-name.ts';
import { consequenceOf } from '../../../src/dialogue/answers/consequence-of.ts';
import { quickReplies } from '../../../src/dialogue/options/quick-replies.ts';
import { selectInstead, selectIsEarlier } from '../../../src/dialogue/selectors.ts';
import { questionOf } from '../../../src/dialogue/transcript/transcript.ts';
import type { Facts } from '../../../src/funnel/facts.ts';
import type { FieldName } from '../../../src/funnel/fields/answer-values.ts';
import type { InputKind } from '../../../src/funnel/fields/field.ts';
import { fields } from '../../../src/funnel/fields/fields.ts';
import { shownAnswer } from '../../../src/funnel/fields/shown-answer.ts';
import type { JourneyId } from '../../../src/funnel/journeys/journey.ts';
import type { Step } from '../../../src/funnel/steps/step.ts';
import type { StepId } from '../../../src/funnel/steps/step-id.ts';
import { steps as everyStep } from '../../../src/funnel/steps/steps.ts';
import { askedFields } from '../../../src/funnel/walk.ts';
import { everyStepWords } from '../../../src/funnel/words/every-step-words.ts';
import { inWordsFor } from '../../../src/funnel/words/in-words-for.ts';
import type { RootState } from '../../../src/store/root-reducer.ts';
import { selectCampaign, selectFacts, selectStepsShown } from '../../../src/store/selectors.ts';
import type { Choice } from '../channel-message.ts';
import { askAddress } from './address-search.ts';
import { aidsOf, type FieldAsked, listTrouble } from './aids-of.ts';
import { askedNow, fieldsToAsk, isDrafted } from './asked-now.ts';
import { choicesOf, comparedPlans, namedPlans } from './choices-of.ts';
import { type Asking, command, lines, person, type SpeechLinks, say, text } from './said.ts';

/** The field that is asked, with its step and its words for this visitor. */
function fieldAsked(state: RootState): FieldAsked | null {
  const name = askedNow(state);
  const facts = selectFacts(state);
  const step = selectStepsShown(state).find((one) => name !== null && askedFields(one, facts).includes(name));
  const words = step && name !== null && everyStepWords[step.id].fields?.[name];
  return step && name !== null && words
    ? { name, step, words: inWordsFor(selectCampaign(state), words) ?? words }
    : null;
}

/** The question of one field. A step with several asks one after the other. */
function askOf({ name, step, words }: FieldAsked, state: RootState): string {
  const facts = selectFacts(state);
  if (fields[name].input === 'quiz') return quizQuestion(state);
  const asked = fieldsToAsk(step, facts);
  const bubble = questionOf([step], facts);
  if (asked.length === 1 || bubble.includes(words.inSentence)) return bubble;
  const own = fields[name].input === 'checkbox' ? words.label : ownQuestion(name, words, facts);
  const isNamed = step.fields.some((one) =>
    bubble.includes(everyStepWords[step.id].fields?.[one]?.inSentence ?? own),
  );
  const isFirst = asked.every((one) => !isDrafted(one, state.answers.draft ?? {}, facts));
  return isFirst && !isNamed ? `${bubble} ${own}` : own;
}

/** As the step asks it that asks nothing else, if there is one. */
function ownQuestion(name: FieldName, { inSentence }: FieldWords, facts: Facts): string {
  const alone = Object.values<Step>(everyStep).find(
    (step) => step.screen === 'form' && fieldsToAsk(step, facts).join() === name,
  );
  return alone ? questionOf([alone], facts) : channelWords.ask(inSentence);
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

/** More than three choices, and longer ones, stand behind one more tap: nobody taps for nothing but help. */
export const few = 3;
const short = 20;
export const helpBeside = (others: number, help: readonly Choice[]): readonly Choice[] =>
  others > few ? help : help.filter(({ title }) => title.length <= short).slice(0, few - others);

const offers: Partial<Record<JourneyId, string>> = journeyOffers;

/** What helps whoever does not answer at once. */
function helpOf({ step, words }: FieldAsked, state: RootState): Choice[] {
  const facts = selectFacts(state);
  const instead = selectInstead(state);
  const offered = instead && offers[instead.id];
  return [
    ...(offered ? [say(channelWords.onlyCoverage, offered)] : []),
    ...(quickReplies([step], selectCampaign(state), facts, words.quickReply ? 1 : 0) ?? []).map((way) =>
      say(way),
    ),
  ];
}

/** A form's question: one field at a time, its hints, and what can be tapped. */
export function askForm(state: RootState, links: SpeechLinks): Asking {
  const steps = selectStepsShown(state);
  const facts = selectFacts(state);
  const asked = fieldAsked(state);
  const isEarlier = selectIsEarlier(state);
  const editing = isEarlier && `${sideQuestionWords.editing.note} ${consequenceOf(steps, facts)}`;
  const keep = isEarlier ? [say(channelWords.keep, sideQuestionWords.editing.back)] : [];
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
  const { name, step } = asked;
  const search = name === 'cep' ? askAddress(state, step.id) : null;
  if (search !== null) return search;
  const { input } = fields[name];
  const answers = choicesOf({ state, step, field: name });
  const list = listTrouble(step, answers, state);
  const compared = input === 'plan' && answers.length <= few ? comparedPlans(facts) : '';
  const open = opens[input];
  const choices = [
    ...keep,
    ...answers,
    ...list.choices,
    ...(input === 'plan' && answers.length > few ? [command(channelWords.compare, 'compare-plans')] : []),
    ...alternativesOf(asked, state),
  ];
  return {
    before: compared === '' ? [] : [text(compared)],
    ask: askOf(asked, state),
    aids: [
      input === 'plan' && facts.existingContract === null && answers.length > few && namedPlans(facts, few),
      editing,
      isEarlier && channelWords.given(shownAnswer(name, facts) ?? ''),
      ...aidsOf(asked, answers, state, links),
      ...list.aids,
    ],
    choices: [...choices, ...helpBeside(choices.length, helpOf(asked, state))],
    ...(open && { open }),
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

function alternativesOf({ name, step, words }: FieldAsked, state: RootState): Choice[] {
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
    ...(hasFailed ? [person] : []),
  ];
}
