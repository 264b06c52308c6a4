import { planReplies } from '../../content/conversation/plan-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import { wishWords } from '../../content/conversation/wishes.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { fields, isFieldName } from '../../funnel/fields/fields.ts';
import { dayInWords } from '../../funnel/schedule-days.ts';
import type { RecognisedAnswer } from '../../store/recognised-answer.ts';
import { selectFacts } from '../../store/selectors.ts';
import { mistypedEmail } from '../answers/mistyped-email.ts';
import { rawOf } from '../answers/raw-of.ts';
import { recognisedIn } from '../answers/recognised-in.ts';
import { missingFields } from '../answers/whole-steps.ts';
import { withStoredComplement } from '../answers/with-stored-complement.ts';
import { fieldOf } from '../decide.ts';
import { choicesTold } from './choices-told.ts';
import { asText, type Decided, ofDeeds } from './decided.ts';
import { askForRest } from './gap-of.ts';
import type { MessageOutcome } from './message-outcome.ts';
import { missed } from './missed.ts';
import { isBesideOthers, joinTexts, proposed } from './proposed.ts';
import { expectedAt, openFields, type QuestionContext, stepFor } from './question-context.ts';
import { type RepliesTold, repliesTold } from './replies-told.ts';
import { correctStep } from './run-command.ts';
import { laterWords } from './told-answers.ts';

/** What a message tells, and what is replied to it; null if that is nothing. */
export function taken(decided: Decided): MessageOutcome | null {
  const { message, decisions, told, question } = decided;
  const { choices, doubtful, text } = choicesTold(ofDeeds(decisions, 'ask which'), message, question);
  const facts = selectFacts(question.state);
  const answers = withStoredComplement([...told.answers, ...doubtful], question.waiting, facts);
  const replied = repliesTold(decisions, question, answers.length > 0);
  const beside = joinTexts(replied?.text, laterWords(decided.early));
  if (isSettled(answers, decided)) return stored(question, answers, beside, replied);
  if (answers.length > 0) return proposed(answers, question, beside ? { told: beside } : {});
  if (choices.length > 0)
    return { kind: 'reply', reply: { kind: 'text', ...replied, text: joinTexts(beside, text), choices } };
  return (
    withText(refused(decided, beside !== '') ?? agreedToOrder(decided), beside) ??
    onlyReplied(decided, beside, replied)
  );
}

/** With what was noted of the same question before. */
const stored = (
  { steps, state }: QuestionContext,
  answers: readonly RecognisedAnswer[],
  reply: string,
  replied: RepliesTold | null,
): MessageOutcome => ({
  kind: 'answer',
  raw: { ...rawOf(recognisedIn(state.answers.draft ?? {}, steps, selectFacts(state))), ...rawOf(answers) },
  ...(reply && { reply }),
  ...(replied?.topic && { topic: replied.topic }),
});

/** Whether these answers, each certain, are all that the open question asks. */
function isSettled(answers: readonly RecognisedAnswer[], { decisions, question }: Decided): boolean {
  const { steps, state, waiting } = question;
  const [only, another] = steps;
  if (answers.length === 0 || only === undefined || another !== undefined || question.wrong) return false;
  const certain = new Set(ofDeeds(decisions, 'store').map(({ object }) => fieldOf(object)));
  const raw = { ...state.answers.draft, ...rawOf(answers) };
  return (
    answers.every(({ field, step }) => certain.has(field) && step === only.id) &&
    missingFields(steps, raw, selectFacts(state)).every((name) =>
      answers.some(({ field }) => field === name),
    ) &&
    mistypedEmail(answers, waiting) === null &&
    !isBesideOthers(answers, waiting)
  );
}

/** An agreement at the review is no order before its conditions are accepted. */
function agreedToOrder({ decisions, question }: Decided): MessageOutcome | null {
  const field = 'accept_information';
  const step = ofDeeds(decisions, 'ask to press').length > 0 ? stepFor(field, question) : null;
  return step && proposed([{ step, field, raw: { [field]: ['on'] }, shown: '' }], question);
}

const withText = (outcome: MessageOutcome | null, text: string): MessageOutcome | null =>
  outcome?.kind === 'reply' && text !== ''
    ? { ...outcome, reply: { ...outcome.reply, text: joinTexts(text, outcome.reply.text) } }
    : outcome;

function onlyReplied(
  { question }: Decided,
  text: string,
  replied: RepliesTold | null,
): MessageOutcome | null {
  if (text === '') return null;
  if (replied === null) return asText(joinTexts(text, expectedAt(question)));
  const { asks, ...actions } = replied;
  return { kind: 'reply', reply: { kind: 'text', ...actions, text }, ...(asks && { asks }) };
}

/** Of what is not asked yet, nobody is told so on a guess. */
const sure = 0.7;

/** A value that its field refuses, a part of one, or a wish to change one without its new value. Beside a reply it is enough. */
function refused(decided: Decided, isReplied: boolean): MessageOutcome | null {
  const { decisions, told, question } = decided;
  const [refusal] = told.refusals;
  if (refusal !== undefined) return refusalOf(refusal, decided);
  const [act] = ofDeeds(decisions, 'ask for it', 'ask which');
  const field = act === undefined ? '' : fieldOf(act.object);
  const step = isFieldName(field) ? stepFor(field, question) : null;
  if (act === undefined || !isFieldName(field) || step === null) return null;
  const facts = selectFacts(question.state);
  if (!openFields(question).includes(field)) {
    const own = refusedDigits(decided);
    if (own !== null) return own;
    if (facts.answers[field] !== undefined) return correctStep(step, question.state);
    return act.certainty < sure ? null : asText(wishWords.correct.notYet);
  }
  const asks = askForRest(field, act.words);
  if (asks !== null)
    return { kind: 'reply', reply: { kind: 'text', text: asks, kept: { step, field, text: act.words } } };
  if (isReplied) return null;
  const message = act.words === '' ? expectedAt(question) : reasonFor(field, act.words, question);
  return refusalOf({ field, message, isKnown: false }, decided);
}

/** Digits in the line of a question are its answer, also if they look like another one. */
function refusedDigits({ message, question }: Decided): MessageOutcome | null {
  const [field] = openFields(question);
  if (!question.isTyped || field === undefined || !/\d/.test(message) || /\p{L}/u.test(message)) return null;
  const reading = fields[field].read({ [field]: [message] }, selectFacts(question.state));
  return reading.kind === 'refused' ? { kind: 'refusal', message: reading.message } : null;
}

/** Why these words are no value of the field. */
function reasonFor(field: FieldName, words: string, question: QuestionContext): string {
  const reading = fields[field].read({ [field]: [words] }, selectFacts(question.state));
  return noneAs(field, question) ?? (reading.kind === 'refused' ? reading.message : expectedAt(question));
}

/** That no option of a list is as the words say. */
function noneAs(field: FieldName, { state }: QuestionContext): string | null {
  if (field === 'idPlan') return planReplies.none;
  const days = [state.resources.installationDays?.[0], state.resources.installationDays?.at(-1)];
  const [first, last] = days.flatMap((day) => dayInWords(day?.date ?? '') ?? []);
  return field === 'schedules' && first && last ? replies.noSuchDay({ first, last }) : null;
}

/** Of the field in the line the reason stands there, and the line keeps the text. */
function refusalOf(
  { field, message, isKnown }: { field: FieldName; message: string; isKnown: boolean },
  { decisions, question }: Decided,
): MessageOutcome {
  const isOwn = question.isTyped && decisions.length === 1 && openFields(question).includes(field);
  if (isOwn) return { kind: 'refusal', message };
  return isKnown ? asText(message) : missed(question, message);
}
