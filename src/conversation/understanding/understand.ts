import { hintWords } from '../../content/conversation/hints.ts';
import { planReplies } from '../../content/conversation/plan-replies.ts';
import { replies } from '../../content/conversation/replies.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { answered, hasChoice, hasHardValue, settles } from './answered.ts';
import { withoutNotes } from './beside-name.ts';
import { commandIn } from './commands/command-in.ts';
import { correctionByPart } from './commands/correction-by-part.ts';
import { correctionByValue } from './commands/correction-by-value.ts';
import { correctionWithValue } from './commands/correction-with-value.ts';
import { type Hesitation, hesitationIn, isGivingUp } from './commands/hesitation.ts';
import { asksToWait, isLeaving } from './commands/leaving.ts';
import { asksForOwnAnswers } from './commands/own-answers.ts';
import { takenBack } from './commands/taken-back.ts';
import { wrongWriting } from './commands/wrong-writing.ts';
import { complaintIn } from './complaint.ts';
import { withoutFrame } from './framing.ts';
import { type Completed, completedBy, partialIn } from './gaps/gaps.ts';
import { hintIn } from './gaps/hints.ts';
import { inFull, withDenials } from './in-full.ts';
import { isNoName, isWithoutFigure } from './no-guess.ts';
import { yesOrNoHere } from './own-yes-no.ts';
import { planToldEarly } from './plan-told-early.ts';
import {
  isReview,
  pendingFields,
  type Recognised,
  recogniseAnswers,
  shapedAnswer,
  wholeAnswer,
} from './recognise-answers.ts';
import { quizOptionIn } from './recognisers/recognise-quiz.ts';
import { answerQuestion, lacksThis, type QuestionAnswer } from './replies/answer-question.ts';
import { comparisonReply } from './replies/comparison-reply.ts';
import { consentReply } from './replies/consent-reply.ts';
import { dueDateReply } from './replies/due-date-reply.ts';
import { expectedOf, isOnlyGreeting, missesChoice, missesCode, replyToGreeting } from './replies/expected.ts';
import { asInPortuguese } from './replies/in-portuguese.ts';
import { looksLikeQuestion } from './replies/looks-like-question.ts';
import { paymentReply } from './replies/payment-reply.ts';
import { planReply } from './replies/plan-reply.ts';
import { priceFirst } from './replies/price-first.ts';
import { reluctanceReply } from './replies/reluctance-reply.ts';
import { scheduleReply } from './replies/schedule-reply.ts';
import { complains, inTone, type Tone, toneOf } from './replies/tone.ts';
import { isName } from './search-field.ts';
import { type Text, textLimit, textOf } from './text.ts';
import type { Asked, Command, Reading, RecognisedAnswer, Replied, Understood } from './understood.ts';

/** What a visitor means by what they typed: by fixed rules alone, so that the same words always mean the same. */
export function understand(typed: string, asked: Asked): Understood {
  const text = withDenials(textOf(typed));
  const reading = settledAtOnce(text, asked) ?? readingInTone(text, asked);
  const guess = typed.length > textLimit ? null : guessBeside(reading, text, asked);
  return guess === null ? reading : { ...reading, guess };
}

/** An answer in its own form, which needs no understanding; or a greeting. */
function settledAtOnce(text: Text, asked: Asked): Reading | null {
  const shaped = shapedAnswer(text, asked);
  if (shaped !== null && settles(shaped, asked)) return { kind: 'answer', raw: shaped.raw };
  return isOnlyGreeting(text.plain) ? { kind: 'question', reply: replyToGreeting(asked, text.plain) } : null;
}

/** Without its frame, and with a sentence about how it is said. */
function readingInTone(text: Text, asked: Asked): Reading {
  const tone = toneOf(text);
  const isOfPerson = pendingFields(asked).some(isName);
  const framed = withoutFrame(text, isOfPerson);
  const named = isOfPerson && !looksLikeQuestion(framed) ? withoutNotes(framed) : null;
  if (named?.isMisspelled) return { kind: 'unclear', expected: hintWords.spelling };
  const whole = named?.text ?? framed;
  const complaint = complaintIn(whole);
  const bare = complaint === null ? whole : complaint.rest;
  const reading =
    bare === null
      ? missed(asked)
      : ((bare === text ? null : settledAtOnce(bare, asked)) ?? readingBesidePlan(bare, tone, asked));
  const isAngry = reading.kind === 'unclear' && (complaint !== null || complains(text));
  return inTone(reading, isAngry ? 'angry' : tone, asked);
}

/** A plan that is told too early is kept, and the rest of the message is read by itself. */
function readingBesidePlan(text: Text, tone: Tone | null, asked: Asked): Reading {
  const early = planToldEarly(text, asked);
  if (early === null) return readingOf(text, tone, asked);
  const { rest } = early;
  const reading =
    rest === null ? missed(asked) : (settledAtOnce(rest, asked) ?? readingOf(rest, tone, asked));
  const joined = (reply = '') => `${planReplies.early} ${reply}`.trim();
  if (reading.kind === 'answer' || reading.kind === 'several' || reading.kind === 'question')
    return { ...reading, reply: joined(reading.reply) };
  if (reading.kind === 'partial') return { ...reading, asks: joined(reading.asks) };
  return reading.kind === 'unclear' ? { kind: 'question', reply: joined(reading.expected) } : reading;
}

const missed = (asked: Asked): Reading => ({ kind: 'unclear', expected: expectedOf(asked, null) });

/** Words alone, a complaint, or a plan: its figures are of no house. */
const isOtherThanNumber = (text: Text, asked: Asked): boolean =>
  isWithoutFigure(text.plain) || complaintIn(text) !== null || planToldEarly(text, asked) !== null;

const ofPeople: readonly FieldName[] = ['name', 'mothers_name'];

/** Whatever else words may be, the field that is asked would take them: nobody who means them so is turned away. But nobody is called a sentence. */
function guessBeside(reading: Reading, text: Text, asked: Asked): RecognisedAnswer | null {
  if (reading.kind === 'answer' || reading.kind === 'option') return null;
  const whole = wholeAnswer(text, asked);
  if (whole !== null && asked.waits?.includes(whole.field)) return null;
  if (whole !== null && ofPeople.includes(whole.field) && isNoName(text)) return null;
  if (whole?.field === 'number' && isOtherThanNumber(text, asked)) return null;
  const isThere =
    reading.kind === 'several' &&
    reading.answers.some(({ field, shown }) => field === whole?.field && shown === whole.shown);
  return isThere ? null : whole;
}

const companyNumber = /\d{2}\.?\d{3}\.?\d{3} ?\/? ?\d{4} ?-? ?\d{2}/;

/** 'É pessoa jurídica, 78.106.871/0001-81': who says so beside the number of a company orders as one. */
function companyIn(plain: string, asked: Asked): Command | null {
  if (!companyNumber.test(plain) || pendingFields(asked).includes('cnpj')) return null;
  const command = commandIn(plain.replace(companyNumber, ' '), asked);
  return command?.name === 'company' ? command : null;
}

/** In this order: a wish, a correction, an option of the question, answers in words, a topic, none of it. */
function readingOf(text: Text, tone: Tone | null, asked: Asked): Reading {
  const command =
    commandIn(text.plain, asked) ?? commandIn(inFull(text).plain, asked) ?? companyIn(text.plain, asked);
  if (command !== null && !isConsent(command, text.plain, asked)) return { kind: 'command', command };
  if (asksForOwnAnswers(text.plain)) return { kind: 'command', command: { name: 'summary' } };
  const correction =
    takenBack(text, asked) ?? correctionByPart(text, asked) ?? correctionWithValue(text, asked);
  if (correction !== null) return correction;
  const wrong = wrongWriting(text, asked);
  if (wrong !== null) return { kind: 'command', command: wrong };
  const byValue = correctionByValue(text, asked);
  if (byValue !== null && byValue.answer !== null) return { kind: 'several', answers: [byValue.answer] };
  // A part of a message never orders.
  return readingOfRest(isReview(asked) ? text : (byValue?.rest ?? text), tone, asked);
}

/** What is no wish. */
function readingOfRest(text: Text, tone: Tone | null, asked: Asked): Reading {
  const hasTone = tone !== null;
  const option = quizOptionIn(text, asked);
  if (option !== null) return { kind: 'option', ...option };
  const { plain: full } = inFull(text);
  const first = priceFirst(inFull(text), asked);
  if (first !== null) return first;
  if (isLeaving(full)) return { kind: 'command', command: { name: 'later' } };
  if (isGivingUp(full)) return { kind: 'command', command: { name: 'cancel' } };
  const held = heldUp(text, asked);
  if (held !== null) return held;
  const whole = completedBy(text, asked);
  if (whole !== null) return takenTogether(whole, asked);
  const reading = readingOfWords(text, tone, asked);
  if (hasTone) return reading;
  if (reading.kind === 'unclear' || reading.kind === 'refused')
    return toldInstead(reading.kind, text, asked) ?? reading;
  // What is only like some question is rather about what is asked: 'pode ser fixo?'.
  const hint = isHalfSure(reading) || mayBeTold.test(text.plain) ? hintIn(text.plain, asked) : null;
  return hint === null ? reading : { kind: 'question', reply: hint };
}

/** Who waits, will not tell, or is not sure. */
function heldUp(text: Text, asked: Asked): Reading | null {
  const { plain: full } = inFull(text);
  // 'Deixa eu ver o do meio' speaks of the choice that is asked.
  const isChoosing = missesChoice(asked, full);
  if (!isChoosing && asksToWait(full))
    return { kind: 'question', reply: replies.waits(expectedOf(asked, null)) };
  const reluctance = reluctanceReply(inFull(text), asked);
  if (reluctance !== null) return reluctance;
  const hesitation = isChoosing ? null : hesitationIn(full);
  return hesitation && hesitating(hesitation, asked);
}

function hesitating({ reply, suggestions }: Hesitation, asked: Asked): Reading {
  const said = reply(expectedOf(asked, null));
  return { kind: 'question', reply: said, ...(suggestions && { suggestions }) };
}

/** 'Posso usar CNPJ?', 'tenho CNPJ, serve?' ask about what is asked. */
const mayBeTold =
  /^(?:posso|pode|serve|da (?:pra|para)|aceita|tem que) (?:\w+ ){1,4}\w+\W*$|\b(?:pode ser|serve|vale|da certo|funciona)\W*$/;

const isHalfSure = (reading: Reading): boolean =>
  reading.kind === 'question' && (reading.reply === replies.near || reading.reply === replies.nearOne);

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

function readingOfWords(text: Text, tone: Tone | null, asked: Asked): Reading {
  // A question in another language is looked for in the words of this one.
  const meant = asInPortuguese(inFull(text), tone);
  const isQuestion = looksLikeQuestion(text) || looksLikeQuestion(meant);
  const said = certainOf(recogniseAnswers(text, asked, isQuestion), tone);
  // In another language a plan is known by its words in this one.
  const isOther = meant.plain !== text.plain && tone !== null && tone !== 'angry' && !isQuestion;
  const recognised = isOther && said.answers.length === 0 ? recogniseAnswers(meant, asked, isQuestion) : said;
  const ofStep = replyOfStep(recognised, { text, meant, isQuestion }, asked);
  if (ofStep !== null) return ofStep;
  const isAsked = isQuestion || lacksThis(meant.plain) || mayBeTopic(recognised, meant.plain, asked);
  const told = isAsked ? answerQuestion(meant, asked, isQuestion) : null;
  const sure = sureTopic(told, !isQuestion && recognised.answers.length > 0);
  // Who names a way in so many words has chosen it, whatever else is known of it.
  const isChosen = !isQuestion && hasChoice(recognised);
  if (sure !== null && !isChosen && !hasHardValue(recognised)) return { ...sure, kind: 'question' };
  return (
    answered(recognised, { text, topic: sure?.reply ?? null, isQuestion }, asked) ??
    (told?.kind === 'near'
      ? nearOf(told, text, isQuestion, asked)
      : notUnderstood(text, told, isQuestion, asked))
  );
}

/** What may be an answer is no topic that it is only like. */
function sureTopic(told: QuestionAnswer | null, mayBeAnswer: boolean): Replied | null {
  if (told?.kind !== 'sure' || (mayBeAnswer && !told.isCertain)) return null;
  const { kind: _, isCertain: __, ...replied } = told;
  return replied;
}

/** What is said of plans, of a consent or of a day, where no answer is among it. */
function replyOfStep(
  { answers }: Recognised,
  { text, meant, isQuestion }: { text: Text; meant: Text; isQuestion: boolean },
  asked: Asked,
): Reading | null {
  const compared = paymentReply(meant, asked, isQuestion) ?? comparisonReply(meant, asked, isQuestion);
  if (compared !== null) return compared;
  // Who asks about a plan has not chosen it.
  const isPlanAlone = isQuestion && answers.every(({ field }) => field === 'idPlan');
  const ofPlans = answers.length === 0 || isPlanAlone ? planReply(meant, asked, isQuestion) : null;
  if (ofPlans !== null || answers.length > 0) return ofPlans;
  return consentReply(text, asked) ?? dueDateReply(text, asked) ?? scheduleReply(meant, asked);
}

/** Of an insult, or of another language, only what is certain is an answer. */
const certainOf = (found: Recognised, tone: Tone | null): Recognised =>
  tone === null ? found : { ...found, answers: found.answers.filter(({ doubtful }) => !doubtful) };

/** A statement need not be one of the questions that it is like: what is asked for comes first. */
const nearOf = (
  { suggestions = [], reply }: Replied,
  { plain }: Text,
  isQuestion: boolean,
  asked: Asked,
): Reading =>
  isQuestion
    ? { kind: 'question', reply, suggestions }
    : { kind: 'unclear', expected: expectedOf(asked, plain), suggestions };

function notUnderstood(
  { plain }: Text,
  told: QuestionAnswer | null,
  isQuestion: boolean,
  asked: Asked,
): Reading {
  const expected = expectedOf(asked, plain);
  // What it may be is said, and is the answer.
  if (!isQuestion || told?.kind !== 'none' || missesChoice(asked, plain))
    return { kind: 'unclear', expected };
  const { suggestions } = told;
  return { kind: 'unclear', expected: replies.unknownQuestion(expected), asks: true, suggestions };
}

/** Whoever only wants to have internet agrees to nothing yet. */
const orders = /\b(?:contratar|assinar|comprar|pedir|pedido)\b/;

/** At the review whoever wants to order, or to renew, agrees to it. */
const isConsent = ({ name }: Command, plain: string, asked: Asked): boolean =>
  isReview(asked) && ((name === 'order' && orders.test(plain)) || yesOrNoHere(plain, asked) === true);

/** Without the form of a question, a topic counts where nothing was surely answered: 'fidelidade', 'quero saber o preço'. */
const mayBeTopic = ({ answers }: Recognised, plain: string, asked: Asked): boolean =>
  answers.every(({ doubtful, field }) => doubtful && field !== 'number') &&
  !missesChoice(asked, plain) &&
  !missesCode(asked, plain) &&
  yesOrNoHere(plain, asked) === null;
