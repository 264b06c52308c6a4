import { answered, hardValues, hasChoice, hasHardValue } from './answered.ts';
import { clausesOf, within } from './clauses.ts';
import { searchKnowledge } from './knowledge/search-knowledge.ts';
import {
  awaitedFields,
  isReview,
  pendingFields,
  type Recognised,
  recogniseAnswers,
} from './recognise-answers.ts';
import { answerQuestion } from './replies/answer-question.ts';
import { looksLikeQuestion } from './replies/looks-like-question.ts';
import { planReply } from './replies/plan-reply.ts';
import { takesAnyWords } from './search-field.ts';
import { type Text, textOf, wordsOf } from './text.ts';
import type { Asked, Reading, RecognisedAnswer } from './understood.ts';

interface Parted {
  statement: Text;
  question: Text;
}

/** Where a message tells first and asks then, or the other way round; null where it does neither. */
function partedAtQuestion(text: Text): Parted | null {
  const parts = clausesOf(text).map(({ from, to }) => {
    const isAsked = text.plain[to] === '?' || looksLikeQuestion(within(text, from, to));
    return { from, to, isAsked };
  });
  const turn = parts.findIndex(({ isAsked }, place) => place > 0 && isAsked !== parts[0]?.isAsked);
  const [first, before, after, last] = [parts[0], parts[turn - 1], parts[turn], parts.at(-1)];
  if (turn < 1 || !first || !before || !after || !last) return null;
  if (parts.slice(turn).some(({ isAsked }) => isAsked !== after.isAsked)) return null;
  const [earlier, later] = [within(text, first.from, before.to), within(text, after.from, last.to)];
  return after.isAsked ? { statement: earlier, question: later } : { statement: later, question: earlier };
}

/** A plan that a question speaks of is not chosen; words alone are a name only where that is certain. */
const isTold = ({ answers, refusals }: Recognised, { plain }: Text, asked: Asked): boolean =>
  refusals.size === 0 &&
  answers.some(({ field }) => awaitedFields(asked).includes(field)) &&
  answers.every(
    ({ field, doubtful }) =>
      (field !== 'idPlan' || chooses.test(plain)) &&
      !(doubtful && takesAnyWords(field) && !calledSo.test(plain)),
  );

/** 'Pode ser o de 1 giga', 'o mais barato, por favor', 'quero débito sim'. */
const chooses =
  /^(?:(?:entao|ok|ta|bom|eu) )*(?:quero|vou (?:de|querer|ficar|pegar|levar)|pode ser|fico com|escolho|prefiro|fecho)\b(?!.*\b(?:se|saber|ver)\b)|\bpor favor[ ,.]*$/;

/** 'Ele se chama Severino Lima' is a name. */
const calledSo = /\bchama\b/;

const mostOfBrief = 2;

/** 'Tô com o nome sujo, dá problema?': what a brief question is about stands in front of it. */
const inContext = (question: Text, left: string): Text =>
  left !== '' && wordsOf(question.plain).length <= mostOfBrief
    ? textOf(`${left}, ${question.shown}`)
    : question;

/** 'A minha casa não tem número. O que escrevo?' */
function isOneQuestion(text: Text, statement: Text, asked: Asked): boolean {
  const fields = pendingFields(asked);
  const { isCertain, sure } = searchKnowledge(text.plain, true, fields);
  return isCertain && sure !== null && searchKnowledge(statement.plain, true, fields).near.includes(sure);
}

/** What is said to the question: advice for a plan, or what is known for sure. */
function replyTo(question: Text, asked: Asked): string | null {
  const advice = planReply(question, asked, true);
  if (advice !== null) return advice.reply;
  const told = answerQuestion(question, asked, true);
  return told.kind === 'sure' ? told.reply : null;
}

/** 'Mas só se não tiver fidelidade' asks whether there is one. */
const condition =
  /^(?:mas |e )?(?:so )?(?:se|desde que|contanto que) (?!(?:der|puder|possivel|precis\w+|quiser)\b)(?:nao )?/;

/** What is asked at the end: in its own clause, or from its verb on where nothing parts it. */
function askedIn(plain: string, asked: Asked): string {
  const tail = askedAtEnd.exec(plain)?.[0];
  if (tail === undefined) return plain;
  const clause = plain.split(/[,.;] ?/).at(-1) ?? plain;
  return searchKnowledge(clause, true, pendingFields(asked)).sure === null ? tail : clause;
}

const toldPlan = (answers: readonly Pick<RecognisedAnswer, 'field'>[]): boolean =>
  answers.some(({ field }) => field === 'idPlan');

/** 'Já tô com 75 anos tem desconto pra idoso': what is dictated goes on without a sign. */
const askedAtEnd =
  /\b(?:tem (?=desconto|taxa|multa|fidelidade|custo|problema|prazo|limite|algu)|vem (?=junto|inclus|com)|quanto |quando |como |qual |da (?:pra|para) |precisa |e se |sera que )(?!que\b)[^,.;]*$/;

/** 'Sexta de manhã, avisa o técnico que a campainha não toca': what is left beside answers, where something is to be said of it. */
export function withReplyToLeft(reading: Reading, asked: Asked): Reading {
  if (reading.kind !== 'several' || reading.left === undefined || reading.reply !== undefined) return reading;
  const { plain } = textOf(reading.left);
  const isCondition = condition.test(plain);
  const meant = textOf(isCondition ? plain.replace(condition, '') : askedIn(plain, asked));
  const asks =
    isCondition ||
    ((looksLikeQuestion(meant) || askedAtEnd.test(meant.plain)) && wordsOf(meant.plain).length > mostOfBrief);
  const missing = asks || toldPlan(reading.answers) ? null : planReply(textOf(reading.left), asked, false);
  if (missing !== null)
    return { ...reading, reply: [missing.reply, missing.suggestions?.join(', ')].filter(Boolean).join(' ') };
  if (!asks && searchKnowledge(plain, false, pendingFields(asked)).sure?.isSaidBeside !== true)
    return reading;
  const told = answerQuestion(meant, asked, asks);
  const { left: _, ...rest } = reading;
  return told.kind === 'sure' ? { ...rest, reply: told.reply } : reading;
}

/**
 * An answer in one part of a message and a question in the other: the one is kept, the other replied to. What has no
 * form of its own waits for a yes, since the question may have been the reason to wait.
 */
export function answerBesideQuestion(text: Text, asked: Asked): Reading | null {
  const parted = isReview(asked) ? null : partedAtQuestion(text);
  if (parted === null) return null;
  const { statement, question } = parted;
  const recognised = recogniseAnswers(statement, asked, false);
  if (!isTold(recognised, statement, asked)) return null;
  // 'Nubank, 0001, conta …' tells something, whatever else it is like.
  const isMore = hasHardValue(recognised) || /\d{4}/.test(statement.plain);
  if (!isMore && !chooses.test(statement.plain) && isOneQuestion(text, statement, asked)) return null;
  // 'Boleto, fica mais caro?' asks about the choice, and has not made it.
  const about = searchKnowledge(question.plain, true, pendingFields(asked)).sure?.about;
  const { answers, left } = recognised;
  const isOfThese = answers.some(({ field }) => field === about);
  // A day that is named stays a wish, whatever is asked about the visit.
  const isDay = about === 'schedules' && answers.every(({ doubtful }) => !doubtful);
  const isChoosing = isOfThese && !isDay && (hasChoice(recognised) || answers.length === 1);
  if (
    isChoosing &&
    !chooses.test(statement.plain) &&
    about !== undefined &&
    pendingFields(asked).includes(about)
  )
    return null;
  const reply = replyTo(inContext(question, left), asked);
  if (reply === null) return null;
  if (hasHardValue(recognised) && answers.every(({ field }) => hardValues.includes(field)))
    return answered(recognised, { text: statement, topic: reply, isQuestion: true }, asked);
  return {
    kind: 'several',
    answers: answers.map(({ step, field, raw, shown }) => ({ step, field, raw, shown })),
    reply,
    ...(left !== '' && { left }),
  };
}
