import { replies } from '../../content/conversation/replies.ts';
import { answered, hasChoice, hasHardValue } from './answered.ts';
import { answerBesideQuestion, answerKept, withReplyToLeft } from './beside-question.ts';
import { clausesOf } from './clauses.ts';
import { decided } from './decided.ts';
import { inFull } from './in-full.ts';
import { yesOrNoHere } from './own-yes-no.ts';
import { wants } from './plan-told-early.ts';
import { awaitedFields, type Recognised, recogniseAnswers } from './recognise-answers.ts';
import { lacksMother } from './recognisers/names/recognise-mothers-name.ts';
import { answerQuestion, lacksThis } from './replies/answer-question.ts';
import { codeReply } from './replies/code-reply.ts';
import { comparisonReply } from './replies/comparison-reply.ts';
import { consentReply } from './replies/consent-reply.ts';
import { dueDateReply, otherDayReply } from './replies/due-date-reply.ts';
import { expectedOf, missesChoice } from './replies/expected.ts';
import { asInPortuguese } from './replies/in-portuguese.ts';
import { likelyCorrections } from './replies/likely-corrections.ts';
import { looksLikeQuestion } from './replies/looks-like-question.ts';
import type { QuestionAnswer } from './replies/not-sure.ts';
import { paymentReply } from './replies/payment-reply.ts';
import { planReply, planSpokenOf } from './replies/plan-reply.ts';
import { postcodeReply } from './replies/postcode-reply.ts';
import { scheduleReply, withDayLeftOut } from './replies/schedule-reply.ts';
import type { Tone } from './replies/tone.ts';
import { whichValue } from './replies/which-value.ts';
import { type Text, textOf, wordsOf } from './text.ts';
import type { Asked, Reading, Replied } from './understood.ts';

/** Answers in words, what is said of the step, a topic, or none of it. */
export function readingOfWords(text: Text, tone: Tone | null, asked: Asked): Reading {
  // A question in another language is looked for in the words of this one.
  const meant = asInPortuguese(inFull(text), tone);
  const isQuestion = looksLikeQuestion(text) || looksLikeQuestion(meant);
  const beside = isQuestion && tone === null ? answerBesideQuestion(text, asked) : null;
  const which = isQuestion ? null : whichValue(text, asked);
  const reading = beside ?? which ?? readingOfAll(text, { meant, isQuestion, tone }, asked);
  if (tone !== null) return reading;
  return isQuestion ? answerKept(reading, text, asked) : decided(reading, text, asked);
}

/** The message as one. */
function readingOfAll(
  text: Text,
  { meant, isQuestion, tone }: { meant: Text; isQuestion: boolean; tone: Tone | null },
  asked: Asked,
): Reading {
  const said = certainOf(recogniseAnswers(text, asked, isQuestion), text, tone);
  // In another language a plan is known by its words in this one.
  const isOther = meant.plain !== text.plain && tone !== null && tone !== 'angry' && !isQuestion;
  const recognised = isOther && said.answers.length === 0 ? recogniseAnswers(meant, asked, isQuestion) : said;
  const ofStep = wishBeside(recognised, asked) ?? replyOfStep(recognised, { text, meant, isQuestion }, asked);
  if (ofStep !== null) return ofStep;
  const told = topicOf(recognised, meant, isQuestion, asked);
  const sure = sureTopic(told, mayBeAnswer(recognised, text, isQuestion));
  // Who names a way in so many words has chosen it, whatever else is known of it.
  const isChosen = !isQuestion && (hasChoice(recognised) || tellsNoMother(recognised, text));
  if (sure !== null && !isChosen && !hasHardValue(recognised)) return { ...sure, kind: 'question' };
  const isPlanAlone = isQuestion && sure === null && hasPlanAlone(recognised);
  const spokenOf = isPlanAlone ? planSpokenOf(meant, asked) : null;
  const read = answered(recognised, { text, topic: sure?.reply ?? null, isQuestion }, asked);
  return (
    spokenOf ??
    (read && withDayLeftOut(withReplyToLeft(read, asked), text, asked)) ??
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

/** 'Quero cancelar a minha internet, meu CPF é …': who tells nothing that is asked means the wish beside it. */
function wishBeside(recognised: Recognised, asked: Asked): Reading | null {
  const { answers, left } = recognised;
  const awaited = awaitedFields(asked);
  if (left === '' || !hasHardValue(recognised) || answers.some(({ field }) => awaited.includes(field)))
    return null;
  const told = answerQuestion(textOf(left), asked, false);
  if (told.kind !== 'sure' || !told.isCertain) return null;
  const { kind: _, isCertain: __, ...replied } = told;
  return { ...replied, kind: 'question' };
}

const hasPlanAlone = ({ answers }: Pick<Recognised, 'answers'>): boolean =>
  answers.every(({ field }) => field === 'idPlan');

/** 'Pode ser dia 28 de manhã?': all that is asked with is the answer itself. */
const isNothingElse = ({ answers, left }: Recognised, text: Text): boolean =>
  left === '' && clausesOf(text).length === 1 && answers.every(({ field }) => field === 'schedules');

/** 'Nunca conheci a minha mãe' answers, whatever else is known of it. */
const tellsNoMother = ({ answers }: Recognised, { plain }: Text): boolean =>
  lacksMother(plain) && answers.some(({ field }) => field === 'mothers_name');

const mayBeAnswer = (recognised: Recognised, text: Text, isQuestion: boolean): boolean =>
  recognised.answers.length > 0 && (!isQuestion || isNothingElse(recognised, text));

/** What may be an answer is no topic that it is only like. */
function sureTopic(told: QuestionAnswer | null, isLikeAnswer: boolean): Replied | null {
  if (told?.kind !== 'sure' || (isLikeAnswer && !told.isCertain)) return null;
  const { kind: _, isCertain: __, ...replied } = told;
  return replied;
}

/** What is said of plans, of a consent or of a day, where no answer is among it. */
function replyOfStep(
  { answers }: Recognised,
  { text, meant, isQuestion }: { text: Text; meant: Text; isQuestion: boolean },
  asked: Asked,
): Reading | null {
  const compared =
    otherDayReply(text, asked) ??
    paymentReply(meant, asked, isQuestion) ??
    comparisonReply(meant, asked, isQuestion);
  if (compared !== null) return compared;
  // Who asks about a plan has not chosen it.
  const isPlanAlone = isQuestion && hasPlanAlone({ answers });
  const ofPlans = answers.length === 0 || isPlanAlone ? planReply(meant, asked, isQuestion) : null;
  if (ofPlans !== null || answers.length > 0) return ofPlans;
  return (
    codeReply(meant.plain, asked) ??
    postcodeReply(text, asked) ??
    consentReply(text, asked) ??
    dueDateReply(text, asked) ??
    scheduleReply(meant, asked)
  );
}

/** Of an insult, or of another language, only what is certain is an answer; a plan also where it is wished for. */
const certainOf = (found: Recognised, { plain }: Text, tone: Tone | null): Recognised =>
  tone === null
    ? found
    : {
        ...found,
        answers: found.answers.filter(
          ({ doubtful, field }) => !doubtful || (field === 'idPlan' && tone === 'angry' && wants.test(plain)),
        ),
      };

/** What is tapped stays in view beside what is asked. */
const mostSuggestions = 3;

const unclear = (
  expected: string,
  suggestions: readonly string[],
): Extract<Reading, { kind: 'unclear' }> => ({
  kind: 'unclear',
  expected,
  ...(suggestions.length > 0 && { suggestions }),
});

/** A statement need not be one of the questions that it is like: what is asked for comes first. */
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
        suggestions: [...likelyCorrections(plain, asked), ...suggestions].slice(0, mostSuggestions),
      };

function notUnderstood(
  { plain }: Text,
  told: QuestionAnswer | null,
  isQuestion: boolean,
  asked: Asked,
): Reading {
  const expected = expectedOf(asked, plain);
  const isKnown = missesChoice(asked, plain);
  // What it may be is said, and is the answer.
  if (!isQuestion || told?.kind !== 'none' || isKnown)
    return {
      ...unclear(expected, isQuestion ? [] : likelyCorrections(plain, asked)),
      ...(isKnown && { isKnown }),
    };
  const { suggestions } = told;
  return { kind: 'unclear', expected: replies.unknownQuestion(expected), asks: true, suggestions };
}

/** 'Boleto ou débito' names both ways and asks nothing. */
const either = /^[a-z]+ ou (?:[a-z]+ )?[a-z]+[.! ]*$/;

/** Longer than this a no among other words is no answer: 'queria levar a que já tenho, não é pra fazer outra'. */
const mostOfYesOrNo = 8;

/** Without the form of a question, a topic counts where nothing was surely answered: 'fidelidade', 'quero saber o preço'. */
const mayBeTopic = ({ answers }: Recognised, plain: string, asked: Asked): boolean =>
  answers.every(({ doubtful, field }) => doubtful && field !== 'number') &&
  !either.test(plain) &&
  !missesChoice(asked, plain) &&
  (wordsOf(plain).length > mostOfYesOrNo || yesOrNoHere(plain, asked) === null);
