import { givenValues } from '../../answering/form/given-values.ts';
import { replies } from '../../content/conversation/replies.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../funnel/fields/field.ts';
import { fields } from '../../funnel/fields/fields.ts';
import { commandIn } from './commands/command-in.ts';
import { correctionWithValue } from './commands/correction-with-value.ts';
import { type Completed, completedBy, partialIn } from './gaps/gaps.ts';
import { hintIn } from './gaps/hints.ts';
import { yesOrNoHere } from './own-yes-no.ts';
import {
  check,
  mayBeEmpty,
  pendingFields,
  type Recognised,
  recogniseAnswers,
  shapedAnswer,
  wholeAnswer,
} from './recognise-answers.ts';
import { quizOptionIn } from './recognisers/recognise-quiz.ts';
import { answerQuestion, type QuestionAnswer } from './replies/answer-question.ts';
import { consentReply } from './replies/consent-reply.ts';
import { expectedOf, isOnlyGreeting, missesChoice, replyToGreeting } from './replies/expected.ts';
import { looksLikeQuestion } from './replies/looks-like-question.ts';
import { planReply } from './replies/plan-reply.ts';
import { inTone, toneOf } from './replies/tone.ts';
import { type Text, textLimit, textOf } from './text.ts';
import type { Asked, Command, Reading, RecognisedAnswer, Understood } from './understood.ts';

/** What a visitor means by what they typed: by fixed rules alone, so that the same words always mean the same. */
export function understand(typed: string, asked: Asked): Understood {
  const text = textOf(typed);
  const tone = toneOf(text);
  const reading = inTone(readingOf(text, tone !== null, asked), tone, asked);
  const guess = typed.length > textLimit ? null : guessBeside(reading, text, asked);
  return guess === null ? reading : { ...reading, guess };
}

/** Whatever else words may be, the field that is asked would take them: nobody who means them so is turned away. */
function guessBeside(reading: Reading, text: Text, asked: Asked): RecognisedAnswer | null {
  if (reading.kind === 'answer' || reading.kind === 'option') return null;
  const whole = wholeAnswer(text, asked);
  const isThere =
    reading.kind === 'several' &&
    reading.answers.some(({ field, shown }) => field === whole?.field && shown === whole.shown);
  return isThere ? null : whole;
}

/** In this order: an answer in its own form, a wish, an option of the question, answers in words, a topic, none of it. */
function readingOf(text: Text, hasTone: boolean, asked: Asked): Reading {
  const shaped = shapedAnswer(text, asked);
  if (shaped !== null && settles(shaped, asked)) return { kind: 'answer', raw: shaped.raw };
  if (isOnlyGreeting(text.plain)) return { kind: 'question', reply: replyToGreeting(asked, text.plain) };
  const command = commandIn(text.plain, asked.journey);
  if (command !== null && !isConsent(command, text.plain, asked)) return { kind: 'command', command };
  const correction = correctionWithValue(text, asked);
  if (correction !== null) return correction;
  const option = quizOptionIn(text, asked);
  if (option !== null) return { kind: 'option', ...option };
  const whole = completedBy(text, asked);
  if (whole !== null) return takenTogether(whole, asked);
  const reading = readingOfWords(text, hasTone, asked);
  const isMissed = reading.kind === 'unclear' || reading.kind === 'refused';
  return isMissed && !hasTone ? (toldInstead(reading.kind, text, asked) ?? reading) : reading;
}

/** A part of the answer, or what shows why it is none. */
function toldInstead(kind: Reading['kind'], text: Text, asked: Asked): Reading | null {
  const part = looksLikeQuestion(text) ? null : partialIn(text, asked);
  const hint = part === null ? hintIn(text.plain, asked) : null;
  if (hint === null) return part;
  return kind === 'refused' ? { kind, message: hint } : { kind: 'unclear', expected: hint };
}

/** What was told in two messages. */
const takenTogether = ({ answer, isSure }: Completed, asked: Asked): Reading =>
  isSure && settles(answer, asked)
    ? { kind: 'answer', raw: answer.raw }
    : { kind: 'several', answers: [answer] };

function readingOfWords(text: Text, hasTone: boolean, asked: Asked): Reading {
  const isQuestion = looksLikeQuestion(text);
  const found = recogniseAnswers(text, asked, isQuestion);
  // Of an insult, or of another language, only what is certain is an answer.
  const recognised = hasTone
    ? { ...found, answers: found.answers.filter(({ doubtful }) => !doubtful) }
    : found;
  const { answers } = recognised;
  // Who asks about a plan has not chosen it.
  const isPlanAlone = isQuestion && answers.every(({ field }) => field === 'idPlan');
  const ofPlans = answers.length === 0 || isPlanAlone ? planReply(text, asked, isQuestion) : null;
  if (ofPlans !== null) return ofPlans;
  const ofConsent = recognised.answers.length === 0 ? consentReply(text, asked) : null;
  if (ofConsent !== null) return ofConsent;
  const isAsked = isQuestion || mayBeTopic(recognised, text.plain, asked);
  const told = isAsked ? answerQuestion(text.plain, asked, isQuestion) : null;
  const sure = told?.kind === 'sure' ? told : null;
  if (sure !== null && !hasHardValue(recognised)) return { ...sure, kind: 'question' };
  return (
    answered(recognised, { text, topic: sure?.reply ?? null, isQuestion }, asked) ??
    (told?.kind === 'near' ? { ...told, kind: 'question' } : notUnderstood(text, told, isQuestion, asked))
  );
}

function notUnderstood(
  { plain }: Text,
  told: QuestionAnswer | null,
  isQuestion: boolean,
  asked: Asked,
): Reading {
  const expected = expectedOf(asked, plain);
  if (!isQuestion || told?.kind !== 'none') return { kind: 'unclear', expected };
  const { suggestions } = told;
  return { kind: 'unclear', expected: replies.unknownQuestion(expected), asks: true, suggestions };
}

/** What was recognised, as far as it is an answer or an attempt at one. */
function answered(
  recognised: Recognised,
  { text, topic, isQuestion }: { text: Text; topic: string | null; isQuestion: boolean },
  asked: Asked,
): Reading | null {
  const reply = topic === null ? {} : { reply: topic };
  // A question that came along was replied to.
  const left = topic === null ? recognised.left : '';
  const settled = left === '' && !(isQuestion && hasChoice(recognised)) ? settledBy(recognised, asked) : null;
  if (settled !== null) return { kind: 'answer', raw: settled, ...reply };
  if (recognised.answers.length > 0 && !isRefusedAlone(recognised, asked)) {
    const answers = recognised.answers.map(({ step, field, raw, shown }) => ({ step, field, raw, shown }));
    return { kind: 'several', answers, ...reply, ...(left !== '' && { left }) };
  }
  const message = [...recognised.refusals.values()][0] ?? refusalOf(text.shown, asked);
  return message === null ? null : { kind: 'refused', message };
}

/** Whether nothing else is asked beside it. */
const settles = ({ field }: RecognisedAnswer, asked: Asked): boolean =>
  pendingFields(asked).every((name) => name === field || mayBeEmpty(name, asked));

/** At the review whoever wants to order, or to renew, agrees to it. */
const isConsent = ({ name }: Command, plain: string, asked: Asked): boolean =>
  pendingFields(asked).includes('accept_information') &&
  (name === 'order' || yesOrNoHere(plain, asked) === true);

/** A question may speak of a plan or a day; nobody asks about the digits of their own postcode. */
const hardValues: readonly FieldName[] = ['email', 'cpf', 'cnpj', 'phone', 'cep', 'birth_date'];

/** Who asks about a plan or a day has not chosen it yet. */
const choices: readonly FieldName[] = ['idPlan', 'schedules', 'due_date', 'direct_debit'];

const hasChoice = ({ answers }: Recognised): boolean => answers.some(({ field }) => choices.includes(field));

const hasHardValue = ({ answers }: Recognised): boolean =>
  answers.some(({ field }) => hardValues.includes(field));

/** Without the form of a question, a topic counts where nothing was surely answered: 'fidelidade', 'quero saber o preço'. */
const mayBeTopic = ({ answers }: Recognised, plain: string, asked: Asked): boolean =>
  answers.every(({ doubtful }) => doubtful) &&
  !missesChoice(asked, plain) &&
  yesOrNoHere(plain, asked) === null;

/** A pending answer that is wrong comes first: whatever else was found may be a part of it. */
const isRefusedAlone = ({ refusals }: Recognised, asked: Asked): boolean =>
  refusals.size > 0 && pendingFields(asked).filter((name) => !mayBeEmpty(name, asked)).length === 1;

/** The answers, when they are exactly the ones that were asked for. */
function settledBy({ answers, refusals }: Recognised, asked: Asked): RawValues | null {
  const pending = pendingFields(asked);
  const isOther = answers.some(({ field, doubtful }) => doubtful || !pending.includes(field));
  if (answers.length === 0 || isOther || refusals.size > 0) return null;
  const missing = pending
    .filter((name) => !answers.some(({ field }) => field === name))
    .filter((name) => !mayBeEmpty(name, asked));
  // What may be given in addition goes with the answer that was given before.
  const isAddition = answers.every(({ field }) => mayBeEmpty(field, asked));
  const stays = missing.filter((name) => isAddition && asked.facts.answers[name] !== undefined);
  if (missing.length > stays.length) return null;
  const raw: RawValues = Object.assign(
    {},
    ...stays.map((name) => givenValues(name, asked.facts.answers)),
    ...answers.map((answer) => answer.raw),
  );
  return pending.every((name) => mayBeEmpty(name, asked) || check(name, raw, asked).kind === 'valid')
    ? raw
    : null;
}

/** Digits that were meant as the one answer asked for, but are too few or too many for it. */
function refusalOf(shown: string, asked: Asked): string | null {
  const [only, another] = pendingFields(asked).filter((name) => !mayBeEmpty(name, asked));
  if (only === undefined || another !== undefined || !isAttempt(only, shown)) return null;
  const checked = check(only, { [only]: [shown] }, asked);
  return checked.kind === 'refused' ? checked.message : null;
}

function isAttempt(name: FieldName, shown: string): boolean {
  if (name === 'email') return shown.includes('@') && !shown.includes('?');
  return (
    fields[name].mask !== undefined &&
    (/^[\d\s./()-]+$/.test(shown) || (shown.match(/\d/g)?.length ?? 0) >= 4)
  );
}
