import { replies } from '../../content/conversation/replies.ts';
import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { answered, besideOf, hasChoice, hasFormattedValue } from './answered.ts';
import { answerBesideQuestion, withCertainAnswer } from './beside-question.ts';
import { conclusionOf } from './conclusion.ts';
import { wants } from './plans/plan-told-early.ts';
import type { Asked, Reading, Replied } from './reading.ts';
import { awaitedFields, pendingFields, type Recognised, recogniseAnswers } from './recognise-answers.ts';
import { lacksMother } from './recognisers/names/recognise-mothers-name.ts';
import { codeReply } from './replies/code-reply.ts';
import { consentReply, disagreementReply } from './replies/consent-reply.ts';
import { dueDateReply, otherDayReply } from './replies/due-date-reply.ts';
import { expectedOf, missesChoice } from './replies/expected.ts';
import { likelyCorrections } from './replies/likely-corrections.ts';
import { paymentReply } from './replies/payment-reply.ts';
import { placeConfirmed } from './replies/place-confirmed.ts';
import { comparisonReply } from './replies/plans/comparison-reply.ts';
import { planReply } from './replies/plans/plan-reply.ts';
import { planSpokenOf } from './replies/plans/plan-spoken-of.ts';
import { tooDearReply } from './replies/plans/too-dear-reply.ts';
import { postcodeReply } from './replies/postcode-reply.ts';
import { replyToRepeated } from './replies/reply-to-repeated.ts';
import { answerQuestion } from './replies/topics/answer-question.ts';
import type { QuestionAnswer } from './replies/topics/not-sure.ts';
import { lacksThis } from './replies/topics/with-subject-named.ts';
import { scheduleReply, withPeriodLeftOut } from './replies/visits/schedule-reply.ts';
import { visitReply } from './replies/visits/visit-reply.ts';
import { visitsNear } from './replies/visits/visits-near.ts';
import { whichValue } from './replies/which-value.ts';
import { clausesOf } from './text/clauses.ts';
import { looksLikeQuestion } from './text/looks-like-question.ts';
import { inFull } from './text/normalise.ts';
import { type Text, textOf, wordsOf } from './text/text.ts';
import type { Tone } from './tone/tone.ts';
import { whichPlanBesideQuestion } from './which-plan-beside-question.ts';
import { withNameBeside } from './with-name-beside.ts';
import { withReplyToLeft } from './with-reply-to-left.ts';
import { yesOrNoAtStep } from './yes-no/yes-no-at-step.ts';

/** Reads a message as answers, as a remark on this step, or as a question on a known topic; else it is unclear. */
export function readingOfWords(text: Text, tone: Tone | null, asked: Asked): Reading {
  const meant = inFull(text);
  const isQuestion = looksLikeQuestion(text) || looksLikeQuestion(meant);
  const beside = isQuestion && tone === null ? answerBesideQuestion(text, asked) : null;
  const which = isQuestion ? null : whichValue(text, asked);
  const reading = beside ?? which ?? readingOfAll(text, { meant, isQuestion, tone }, asked);
  if (tone !== null) return reading;
  const isUnclear = reading.kind === 'unclear';
  const choice =
    isQuestion && (isUnclear || reading.kind === 'question')
      ? whichPlanBesideQuestion(text, asked, isUnclear)
      : null;
  if (choice !== null) return choice;
  const told = isQuestion ? withCertainAnswer(reading, text, asked) : conclusionOf(reading, text, asked);
  return withNameBeside(told, text, asked);
}

/** Reads the whole message at once, without parting it at a question. */
function readingOfAll(
  text: Text,
  { meant, isQuestion, tone }: { meant: Text; isQuestion: boolean; tone: Tone | null },
  asked: Asked,
): Reading {
  const recognised = certainOf(recogniseAnswers(text, asked, isQuestion), text, tone);
  const ofStep =
    wishBeside(recognised, asked) ??
    replyToRepeated(recognised, text, asked) ??
    replyOfStep(recognised, { text, meant, isQuestion }, asked);
  if (ofStep !== null) return ofStep;
  const told = topicOf(recognised, meant, isQuestion, asked);
  const sure = sureTopic(told, mayBeAnswer(recognised, text, isQuestion));
  const isChosen = !isQuestion && statesAnswer(recognised, text);
  if (sure !== null && !isChosen && !hasFormattedValue(recognised)) return { ...sure, kind: 'question' };
  const isPlanAlone = isQuestion && sure === null && hasPlanAlone(recognised);
  const spokenOf = isPlanAlone ? planSpokenOf(meant, asked) : null;
  const read = answered(recognised, { text, beside: sure && besideOf(sure), isQuestion }, asked);
  return (
    spokenOf ??
    (read && withPeriodLeftOut(withReplyToLeft(read, asked), text, asked)) ??
    disagreementReply(text, asked) ??
    (told?.kind === 'near'
      ? nearOf(told, text, isQuestion, asked)
      : notUnderstood(text, told, isQuestion, asked))
  );
}

function topicOf(
  recognised: Recognised,
  meant: Text,
  isQuestion: boolean,
  asked: Asked,
): QuestionAnswer | null {
  const isAsked = isQuestion || lacksThis(meant.plain) || mayBeTopic(recognised, meant.plain, asked);
  return isAsked ? answerQuestion(meant, asked, isQuestion) : null;
}

/** Beside an answer to no open field, the rest may be the real wish: 'quero cancelar a minha internet, meu CPF é …'. */
function wishBeside(recognised: Recognised, asked: Asked): Reading | null {
  const { answers, left } = recognised;
  const awaited = awaitedFields(asked);
  if (left === '' || !hasFormattedValue(recognised) || answers.some(({ field }) => awaited.includes(field)))
    return null;
  const told = answerQuestion(textOf(left), asked, false);
  if (told.kind !== 'sure' || !told.isCertain) return null;
  const { kind: _, isCertain: __, ...replied } = told;
  return { ...replied, kind: 'question' };
}

const hasPlanAlone = ({ answers }: Pick<Recognised, 'answers'>): boolean =>
  answers.every(({ field }) => field === 'idPlan');

/** A question that holds nothing but a wish for a visit: 'Pode ser dia 28 de manhã?'. */
const isOnlyVisitWish = ({ answers, left }: Recognised, text: Text): boolean =>
  left === '' && clausesOf(text).length === 1 && answers.every(({ field }) => field === 'schedules');

/** An answer, although a topic has the same words: 'Nunca conheci a minha mãe'. */
const tellsNoMother = ({ answers }: Recognised, { plain }: Text): boolean =>
  lacksMother(plain) && answers.some(({ field }) => field === 'mothers_name');

/** A choice that is stated ('boleto', 'não tem complemento') is an answer, although a topic has the same words. */
const statesAnswer = (recognised: Recognised, text: Text): boolean =>
  hasChoice(recognised) ||
  tellsNoMother(recognised, text) ||
  recognised.answers.some(({ raw }) => raw.no_complement !== undefined);

const mayBeAnswer = (recognised: Recognised, text: Text, isQuestion: boolean): boolean =>
  recognised.answers.length > 0 && (!isQuestion || isOnlyVisitWish(recognised, text));

/** Where the message may be an answer, only a certain topic counts. */
function sureTopic(told: QuestionAnswer | null, isLikeAnswer: boolean): Replied | null {
  if (told?.kind !== 'sure' || (isLikeAnswer && !told.isCertain)) return null;
  const { kind: _, isCertain: __, ...replied } = told;
  return replied;
}

/** The reply to a remark on plans, a consent or a day, if the message holds no answer. */
function replyOfStep(
  { answers }: Recognised,
  { text, meant, isQuestion }: { text: Text; meant: Text; isQuestion: boolean },
  asked: Asked,
): Reading | null {
  const compared =
    otherDayReply(text, asked) ??
    visitReply(text, asked, isQuestion) ??
    paymentReply(meant, asked, isQuestion) ??
    comparisonReply(meant, asked, isQuestion);
  if (compared !== null) return compared;
  // A question about a plan is no choice of it.
  const isPlanAlone = isQuestion && hasPlanAlone({ answers });
  const ofPlans = answers.length === 0 || isPlanAlone ? planReply(meant, asked, isQuestion) : null;
  if (ofPlans !== null || answers.length > 0) return ofPlans;
  return (
    tooDearReply(meant.plain, asked) ??
    codeReply(meant.plain, asked) ??
    postcodeReply(text, asked) ??
    placeConfirmed(text, asked) ??
    consentReply(text, asked) ??
    dueDateReply(text, asked) ??
    scheduleReply(meant, asked)
  );
}

/** 'De manhã eu não posso, que saco'. */
const cannot = /\bnao (?:posso|consigo|da|vai dar|rola)\b/;

/** In an insult, a plan that is wanted and the times of a visit that the visitor cannot count all the same. */
const isMeant = ({ field }: Recognised['answers'][number], plain: string): boolean =>
  (field === 'idPlan' && wants.test(plain)) || (field === 'schedules' && cannot.test(plain));

/** Told in another language, too: a consent waits for a yes anyway. */
const yesOrNoFields: readonly FieldName[] = ['direct_debit', 'accept_information'];

/** In an insult or another language, only certain answers count. */
const certainOf = (found: Recognised, { plain }: Text, tone: Tone | null): Recognised =>
  tone === null
    ? found
    : {
        ...found,
        answers: found.answers.filter(
          (answer) =>
            !answer.doubtful ||
            (tone === 'angry' ? isMeant(answer, plain) : yesOrNoFields.includes(answer.field)),
        ),
      };

/** More suggestions would push the open question out of view. */
const mostSuggestions = 3;

const unclear = (
  expected: string,
  suggestions: readonly string[],
): Extract<Reading, { kind: 'unclear' }> => ({
  kind: 'unclear',
  expected,
  ...(suggestions.length > 0 && { suggestions }),
});

/** A statement that only resembles topics first gets the form of the open answer, with the topics as suggestions. */
const nearOf = (
  { suggestions = [], reply }: Replied,
  { plain }: Text,
  isQuestion: boolean,
  asked: Asked,
): Reading =>
  isQuestion
    ? { kind: 'question', reply, suggestions }
    : {
        kind: 'unclear',
        expected: expectedOf(asked, plain),
        suggestions: [...new Set([...likelyCorrections(plain, asked), ...suggestions])].slice(
          0,
          mostSuggestions,
        ),
      };

function notUnderstood(
  { plain }: Text,
  told: QuestionAnswer | null,
  isQuestion: boolean,
  asked: Asked,
): Reading {
  const expected = expectedOf(asked, plain);
  const isKnown = missesChoice(asked, plain);
  const visits = isKnown ? visitsNear(plain, asked) : [];
  // At a choice, `expected` lists the options and so answers the question.
  if (!isQuestion || told?.kind !== 'none' || isKnown)
    return {
      ...unclear(expected, isQuestion ? visits : [...visits, ...likelyCorrections(plain, asked)]),
      ...(isKnown && { isKnown }),
    };
  const { suggestions } = told;
  return { kind: 'unclear', expected: replies.unknownQuestion(expected), asks: true, suggestions };
}

/** 'Boleto ou débito' names both ways and asks nothing. */
const either = /^[a-z]+ ou (?:[a-z]+ )?[a-z]+[.! ]*$/;

/** A longer message with a 'não' in it is no yes or no: 'queria levar a que já tenho, não é pra fazer outra'. */
const mostOfYesOrNo = 8;

/** In the quiz a short statement is an answer, even if none of the options: 'no mês do Natal'. */
const mostOfOption = 5;

/** Whether a statement may be a topic, because no answer in it is certain: 'fidelidade', 'quero saber o preço'. */
const mayBeTopic = ({ answers }: Recognised, plain: string, asked: Asked): boolean =>
  answers.every(({ doubtful, field }) => doubtful && field !== 'number') &&
  !(pendingFields(asked).includes('quiz') && wordsOf(plain).length <= mostOfOption) &&
  !either.test(plain) &&
  !missesChoice(asked, plain) &&
  (wordsOf(plain).length > mostOfYesOrNo || yesOrNoAtStep(plain, asked) === null);
