import { hintWords } from '../../content/conversation/hints.ts';
import { planReplies } from '../../content/conversation/plan-replies.ts';
import { sideQuestionWords } from '../../content/conversation/side-questions.ts';
import { afterOrder } from './after-order.ts';
import { asProposal, settles, tellsFigure } from './answered.ts';
import { commandBesideValues } from './commands/command-beside-values.ts';
import { commandIn } from './commands/command-in.ts';
import { commandsInClauses, endsContract } from './commands/commands-in-clauses.ts';
import { companyIn } from './commands/company-in.ts';
import { isMeantOtherwise } from './commands/is-meant-otherwise.ts';
import { leaveCommand } from './commands/leave-command.ts';
import { isHalfSure, withoutSmallWords } from './core-reading.ts';
import { correctionIn } from './corrections/correction-in.ts';
import { correctionOfWaiting } from './corrections/correction-of-waiting.ts';
import { withNewValues } from './corrections/new-value.ts';
import { withOtherParts } from './corrections/parts/with-other-parts.ts';
import { besideDays, changedDays } from './corrections/visits/changed-days.ts';
import { firstReading } from './first-reading.ts';
import { type WholeAnswer, wholeOfParts } from './gaps/gaps.ts';
import { tellsOtherwise } from './gaps/hints.ts';
import { withHint } from './gaps/with-hint.ts';
import { withPartBeside } from './gaps/with-part-beside.ts';
import { correctsWhatIsAsked, phraseFor } from './knowledge/phrase-for.ts';
import { isOffTopic } from './knowledge/search-knowledge.ts';
import { withLeftShortened } from './left-over.ts';
import { literalGuess } from './literal-guess.ts';
import { planToldEarly } from './plans/plan-told-early.ts';
import { bareOf, prepareText } from './prepare-text.ts';
import type { Asked, Reading, Understood } from './reading.ts';
import { readingOfWords } from './reading-of-words.ts';
import { formattedAnswer, recogniseAnswers } from './recognise-answers.ts';
import { asSmallTalk } from './replies/as-small-talk.ts';
import { isOnlyGreeting, missed, replyToGreeting } from './replies/expected.ts';
import { insistedOn } from './replies/insisted-on.ts';
import { replyToObstacle } from './replies/obstacles/reply-to-obstacle.ts';
import { asksIfRight, ownAnswersAsked } from './replies/own-answers-asked.ts';
import { otherPlanReply } from './replies/plans/plan-reply.ts';
import { withBillCost } from './replies/plans/with-bill-cost.ts';
import { withMiddleTold } from './replies/plans/with-middle-told.ts';
import { withMissingService } from './replies/plans/with-missing-service.ts';
import { withPlanMeant } from './replies/plans/with-plan-meant.ts';
import { withPlanTerms } from './replies/plans/with-plan-terms.ts';
import { withCustomerChange } from './replies/topics/with-customer-change.ts';
import { withDayMissed } from './replies/visits/schedule-reply.ts';
import { unknownLimitReply } from './replies/visits/unknown-limit-reply.ts';
import { withHourLimit } from './replies/visits/with-hour-limit.ts';
import { withVisitWishedEarly } from './replies/visits/with-visit-wished-early.ts';
import { withBankAsked } from './replies/with-bank-asked.ts';
import { withHolderTold } from './replies/with-holder-told.ts';
import { withNameToldEarly } from './replies/with-name-told-early.ts';
import { withQuarterTold } from './replies/with-quarter-told.ts';
import { withSurnameAsked } from './replies/with-surname-asked.ts';
import { inFull } from './text/normalise.ts';
import { type Text, textLimit } from './text/text.ts';
import { calmReading } from './tone/calm-reading.ts';
import { complaintIn } from './tone/complaint.ts';
import type { Language } from './tone/in-portuguese.ts';
import { complains, inLanguage, inTone, isOrder, type Tone, toneOf, toneOfRest } from './tone/tone.ts';
import { withNumberLeft } from './with-number-left.ts';
import { withReplyToLeft } from './with-reply-to-left.ts';

/** The reply to a message that is too long to be read. */
export const tooLongReply = (typed: string): string | null =>
  typed.length > textLimit ? sideQuestionWords.tooLong(textLimit) : null;

/** Reads a message, by fixed rules alone: the same words always mean the same. */
export function understand(typed: string, asked: Asked): Understood {
  const tooLong = tooLongReply(typed);
  if (tooLong !== null) return { kind: 'question', reply: tooLong };
  const { said, text, language, isMended } = prepareText(typed, asked);
  const told = withoutSmallWords(text, asked, (part) => readingOfText(part, language, asked));
  const days = changedDays(text, asked);
  const read = days === null ? told : besideDays(days, told);
  const sure = isMended && read.kind === 'answer' ? asProposal(read, text, asked) : read;
  const changed = withCustomerChange(sure, text, asked);
  const dated = withHourLimit(withDayMissed(changed, text, asked), text, asked);
  const done = afterOrder(withNumberLeft(dated, text), text, asked);
  const reading = withQuarterTold(withNameToldEarly(withSurnameAsked(done), text, asked), text, asked);
  // An answer to the advice that was asked for is no answer to the open field, nor is what a customer wants.
  const isOther = (asked.isAdvising === true || changed !== sure) && reading.kind === 'question';
  const guess = isOther || said === null ? null : literalGuess(reading, said, asked);
  const whole = withLeftShortened(withOtherParts(reading, text, asked));
  const shown = withBillCost(withPlanTerms(withPlanMeant(whole, text, asked), asked), text, asked);
  return guess === null ? shown : { ...shown, guess };
}

const readingOfText = (text: Text, language: Language | null, asked: Asked): Reading => {
  const immediate = immediateReading(text, asked);
  return immediate === null ? readingInTone(text, language, asked) : inLanguage(immediate, language, asked);
};

/** Handles at once what needs no further rule: an answer that the field accepts as typed, or a mere greeting. */
function immediateReading(text: Text, asked: Asked): Reading | null {
  const shaped = formattedAnswer(text, asked);
  if (shaped !== null && settles(shaped, asked)) return { kind: 'answer', raw: shaped.raw };
  return isOnlyGreeting(text.plain) ? { kind: 'question', reply: replyToGreeting(asked, text.plain) } : null;
}

/** Removes what surrounds the message, reads the rest, and answers its tone with a sentence of its own. */
function readingInTone(text: Text, language: Language | null, asked: Asked): Reading {
  // Before framing is removed: in 'meu CPF tá certo?' the ending is the question.
  const own = asksIfRight(text, asked) ?? ownAnswersAsked(text, asked) ?? insistedOn(text, asked);
  if (own !== null) return own;
  // Before notes on a name are removed: 'quase, é bol ponto com só'.
  const ofWaiting = correctionOfWaiting(text, asked);
  if (ofWaiting !== null) return ofWaiting;
  const whole = bareOf(text, asked);
  if (whole === null) return asSmallTalk({ kind: 'unclear', expected: hintWords.spelling }, text, asked);
  const tone = toneOf(inFull(text));
  const complaint = complaintIn(whole);
  const bare = complaint === null ? whole : complaint.rest;
  const reading =
    bare === null
      ? missed(asked)
      : readingOfBare(bare, text, toneOfRest(bare, tone, complaint !== null), asked);
  const isAngry = reading.kind === 'unclear' && (complaint !== null || complains(text));
  const calm = calmReading(reading, bare, tone, asked, (rest) => readingBesidePlan(rest, null, asked));
  if (calm !== null) return inTone(calm, tone, asked);
  const answered = tone === null ? withHolderTold(withReplyToLeft(reading, asked), text, asked) : reading;
  const besides = withMiddleTold(withMissingService(answered, text, asked), text, asked);
  const replied = withVisitWishedEarly(withBankAsked(besides, text, asked), text, asked);
  const said = withoutGuessedTopics(asSmallTalk(replied, text, asked), tone, asked);
  const toned = isAngry ? 'angry' : tone;
  return toned === null ? inLanguage(said, language, asked) : inTone(said, toned, asked);
}

const readingOfBare = (bare: Text, text: Text, tone: Tone | null, asked: Asked): Reading =>
  (bare === text ? null : immediateReading(bare, asked)) ?? readingBesidePlan(bare, tone, asked);

/** An angry visitor, or one who writes English, is not offered a choice of questions; 'vocês são uma piada' asks for none. */
const withoutGuessedTopics = (reading: Reading, tone: Tone | null, asked: Asked): Reading =>
  ((tone === 'angry' || tone === 'english') && isHalfSure(reading)) ||
  (tone === 'angry' && isOffTopic(reading))
    ? missed(asked)
    : reading;

/** Keeps a plan that is named before its question, and reads the rest of the message by itself. */
function readingBesidePlan(text: Text, tone: Tone | null, asked: Asked): Reading {
  const early = planToldEarly(text, asked);
  if (early === null) return readingOf(text, tone, asked);
  const { rest } = early;
  const told =
    rest === null ? missed(asked) : (immediateReading(rest, asked) ?? readingOf(rest, tone, asked));
  const reading = isOrder(told) ? missed(asked) : told;
  const joined = (reply = '') => `${planReplies.early} ${reply}`.trim();
  if (reading.kind === 'answer' || reading.kind === 'proposal' || reading.kind === 'question')
    return { ...reading, reply: joined(reading.reply) };
  if (reading.kind === 'partial') return { ...reading, asks: joined(reading.asks) };
  return reading.kind === 'unclear' ? { kind: 'question', reply: joined(reading.expected) } : reading;
}

/** In this order: a command, a correction, then everything else. */
function readingOf(text: Text, tone: Tone | null, asked: Asked): Reading {
  const command =
    companyIn(text, asked) ??
    commandIn(text.plain, asked) ??
    commandIn(inFull(text).plain, asked) ??
    commandBesideValues(text.plain, asked);
  if (command !== null && !isMeantOtherwise(command, text, asked)) return { kind: 'command', command };
  const ofWaiting = correctionOfWaiting(text, asked) ?? unknownLimitReply(text, asked);
  if (ofWaiting !== null) return ofWaiting;
  const correction = correctionIn(text, asked);
  if (correction.reading !== null && correction.reading.kind !== 'command') return correction.reading;
  const other = otherPlanReply(text, asked);
  if (other !== null) return other;
  if (correction.reading !== null) return correction.reading;
  return withNewValues(readingWithClauseCommands(correction.rest, tone, asked), text, asked);
}

/**
 * Reads a message that is not a command as a whole. If it would only get a reply and one clause asks for a person, a
 * call or to cancel, that command wins.
 */
function readingWithClauseCommands(text: Text, tone: Tone | null, asked: Asked): Reading {
  const reading = readingWithoutCommand(text, tone, asked);
  if (reading.kind !== 'question' && reading.kind !== 'unclear') return reading;
  const wishes = commandsInClauses(text, asked);
  const helper = wishes.find((name) => name === 'person' || name === 'call');
  if (helper !== undefined && !isMeantOtherwise({ name: helper }, text, asked))
    return { kind: 'command', command: { name: helper } };
  // 'Cancela esse pedido agora, minha mulher já tinha assinado com outra', 'não quero mais, achei uma mais em conta'.
  const isCancelled =
    wishes.includes('cancel') && !text.plain.includes('?') && !endsContract.test(text.plain);
  return isCancelled ? { kind: 'command', command: { name: 'cancel' } } : reading;
}

function readingWithoutCommand(text: Text, tone: Tone | null, asked: Asked): Reading {
  const { plain: full } = inFull(text);
  const first = firstReading(text, tone, asked);
  if (first !== null) return first;
  const parting = leaveCommand(full, asked);
  // A part of an answer comes first: 'Quadra 5, o lote vou ver com o meu pai'.
  if (parting !== null && !tellsFigure(recogniseAnswers(text, asked, false)))
    return { kind: 'command', command: parting };
  const held = replyToObstacle(text, asked);
  if (held !== null) return held;
  const whole = wholeOfParts(text, asked);
  if (whole !== null) return readingOfParts(whole, asked);
  const reading = withPartBeside(readingOfWords(text, tone, asked), text, asked);
  const isOtherLanguage = tone !== null && tone !== 'angry';
  const isHinted =
    tone === null || (isOtherLanguage && (reading.kind === 'refused' || tellsOtherwise(text.plain, asked)));
  const hinted = isHinted ? withHint(reading, text, asked) : reading;
  return hinted !== reading || isOtherLanguage ? hinted : readAsSaying(reading, text, tone, asked);
}

/** A standard phrase was not said, so it is no answer: 'que burocracia' is no street. */
const isAnswer = ({ kind }: Reading): boolean =>
  kind === 'answer' || kind === 'proposal' || kind === 'partial';

const isIdle = /^(?:voltei|so um momento)/;

/** If no rule understood the message, reads the standard phrase of the saying that it matches. */
function readAsSaying(reading: Reading, text: Text, tone: Tone | null, asked: Asked): Reading {
  const phrase = reading.kind === 'unclear' || isHalfSure(reading) ? phraseFor(text, asked) : null;
  if (phrase === null) return reading;
  const said =
    immediateReading(phrase, asked) ??
    (tone === null ? readingInTone(phrase, null, asked) : readingOf(phrase, tone, asked));
  // An insult resembles many sayings: 'vai te catar'.
  const isOther = tone === 'angry' && isIdle.test(phrase.plain);
  return isOther || correctsWhatIsAsked(said, asked) || isAnswer(said) ? reading : said;
}

/** The answer that this message completes with the part told before. */
const readingOfParts = ({ answer, isSure }: WholeAnswer, asked: Asked): Reading =>
  isSure && settles(answer, asked)
    ? { kind: 'answer', raw: answer.raw }
    : { kind: 'proposal', answers: [answer] };
