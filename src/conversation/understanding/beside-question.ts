import { isFormatted, isName, takesAnyWords } from './answer-kinds.ts';
import {
  answered,
  besideOf,
  hasChoice,
  hasFormattedValue,
  proposalOf,
  type ReplyBeside,
  tellsFigure,
} from './answered.ts';
import { searchKnowledge } from './knowledge/search-knowledge.ts';
import { isFiller } from './left-over.ts';
import { type Parted, partedAtQuestion } from './parted-at-question.ts';
import type { Asked, ProposalReading, Reading } from './reading.ts';
import {
  awaitedFields,
  isReview,
  pendingFields,
  type Recognised,
  recogniseAnswers,
} from './recognise-answers.ts';
import { planReply } from './replies/plans/plan-reply.ts';
import { answerQuestion } from './replies/topics/answer-question.ts';
import { otherPeriodAsked } from './replies/visits/schedule-reply.ts';
import { visitAskedEarly } from './replies/visits/with-visit-wished-early.ts';
import { clausesOf, within } from './text/clauses.ts';
import { looksLikeQuestion } from './text/looks-like-question.ts';
import { plainOf, type Text, textOf, wordsOf } from './text/text.ts';

/** A statement beside a question. */
interface Beside extends Parted {
  /** It is a sentence of its own: 'Boleto. Cobra taxa de boleto?'. */
  isSentence: boolean;
}

interface Told extends Beside {
  recognised: Recognised;
}

/** Whether the message begins with the statement, as a sentence, and the question is one too. */
const isSentence = ({ plain }: Text, { statement, question }: Parted): boolean =>
  wordsOf(question.plain).length > mostOfBrief &&
  plain.startsWith(statement.plain) &&
  /^ ?[.!]/.test(plain.slice(statement.plain.length));

/** 'Pode ser o de 1 giga', 'o mais barato, por favor', 'quero débito sim'. */
const choice =
  /^(?:(?:entao|ok|ta|bom|eu|mas|por enquanto|acho que|acho q|e|enfim) )*(?:quero|queria|vou (?:de|querer|ficar|pegar|levar|n[oa])|vai (?:n?o|de)|pode ser|fico (?:com|no)|escolho|prefiro|fecho|fecha|me ve|bota|poe|manda|pego|gostei d[eoa])\b(?!.*\b(?:se|saber|ver)\b)|\bpor favor[ ,.]*$|^por enquanto (?:n?o )?(?:boleto|debito)\b|\b(?:boleto|debito) por enquanto\b/;

/** Whether a clause has a verb of choosing. */
export const chooses = (text: Text): boolean =>
  clausesOf(text).some(({ from, to }) => choice.test(text.plain.slice(from, to)));

/** '600 Mega Globoplay, quantas TVs dá pra ver?': a clause that is nothing but the plan. */
const tellsPlanAlone = (text: Text, asked: Asked): boolean =>
  clausesOf(text).some(({ from, to }) => {
    const { answers, left } = recogniseAnswers(within(text, from, to), asked, false);
    return (
      wordsOf(plainOf(left)).every(isFiller) &&
      answers.some(({ field, doubtful }) => field === 'idPlan' && !doubtful)
    );
  });

const mostOfBrief = 2;

/** 'Fico entre o de 500 e o de 700' has not chosen. */
export const compares = /\b(?:entre|diferenca)\b/;

/** A brief question is about the plan beside it, which is not chosen yet: 'O de 600, é bom?'. */
const isBriefQuestion = (question: Text): boolean => wordsOf(question.plain).length <= mostOfBrief + 1;

const isPlanChosen = ({ statement, question, isSentence }: Beside, asked: Asked): boolean => {
  const isOfOther = !isBriefQuestion(question) || visitAskedEarly(question, asked) !== null;
  return (
    !compares.test(statement.plain) &&
    (chooses(statement) || ((isSentence || isOfOther) && tellsPlanAlone(statement, asked)))
  );
};

/** 'Apto 304 bloco C' is a fact wherever it is told. */
const isNumberedComplement = ({ field, doubtful, shown }: Recognised['answers'][number]): boolean =>
  field === 'complement' &&
  !doubtful &&
  /^(?:ap|apto|apartamento|bloco|bl|casa|sala|torre|loja)\b.*\d/i.test(shown);

/** Whether the statement answers an open field. Words of a name, and plans, count only if they are certain. */
const isTold = ({ answers, refusals }: Recognised, parted: Beside, asked: Asked): boolean =>
  refusals.size === 0 &&
  (tellsVisit({ answers }, parted.statement) ||
    answers.some((answer) => awaitedFields(asked).includes(answer.field) || isNumberedComplement(answer))) &&
  // A name found for a field that is not asked is probably a second name of the same person.
  !answers.some(({ field }) => isName(field) && !awaitedFields(asked).includes(field)) &&
  answers.every(
    ({ field, doubtful, shown }) =>
      (field !== 'idPlan' || isPlanChosen(parted, asked)) &&
      !(doubtful && takesAnyWords(field) && !/\d/.test(shown) && !calledSo.test(parted.statement.plain)),
  );

/** 'Ele se chama Severino Lima' is a name. */
const calledSo = /\bchama\b/;

/** A question of one or two words gets its subject from the words before it: 'Tô com o nome sujo, dá problema?'. */
function replyInContext(question: Text, left: string, asked: Asked): ReplyBeside | null {
  if (left === '' || wordsOf(question.plain).length > mostOfBrief) return replyTo(question, asked);
  const whole = answerQuestion(textOf(`${left}, ${question.shown}`), asked, true);
  const told = [answerQuestion(textOf(left), asked, true), whole].find(({ kind }) => kind === 'sure');
  return told?.kind === 'sure' && (told !== whole || told.isCertain) ? besideOf(told) : null;
}

/** Whether the whole message is one question that a topic knows: 'A minha casa não tem número. O que escrevo?'. */
function isOneQuestion(text: Text, statement: Text, asked: Asked): boolean {
  const fields = pendingFields(asked);
  const { isCertain, sure } = searchKnowledge(text.plain, true, fields);
  return isCertain && sure !== null && searchKnowledge(statement.plain, true, fields).near.includes(sure);
}

/** The reply to the question: advice on plans, or a sure topic. */
export function replyTo(question: Text, asked: Asked): ReplyBeside | null {
  const visit = visitAskedEarly(question, asked) ?? otherPeriodAsked(`${question.plain}?`, asked)?.reply;
  if (visit !== undefined) return { reply: visit };
  const advice = planReply(question, asked, true);
  if (advice !== null) return { reply: advice.reply };
  const told = answerQuestion(question, asked, true);
  return told.kind === 'sure' ? besideOf(told) : null;
}

/**
 * Whether the answer is certain, whatever the question is: 'Nubank, 0001, conta …', 'quero o de 1 giga', 'Marlene de
 * Souza'.
 */
const isSurelyTold = ({ recognised, statement, isSentence }: Told): boolean =>
  (isSentence && recognised.left === '' && hasChoice(recognised)) ||
  hasFormattedValue(recognised) ||
  tellsFigure(recognised) ||
  /\d{4}/.test(statement.plain) ||
  chooses(statement) ||
  recognised.answers.some(
    (answer) => (isName(answer.field) && !answer.doubtful) || isNumberedComplement(answer),
  ) ||
  tellsVisit(recognised, statement);

/** A day with its period: 'Dia 30 à tarde, quanto tempo demora?'. */
const tellsVisit = ({ answers }: Pick<Recognised, 'answers'>, { plain }: Text): boolean =>
  /\b(?:manha|cedo|tarde)\b/.test(plain) &&
  answers.some(({ field, doubtful }) => field === 'schedules' && !doubtful);

/** 'Vai no nome do meu marido, pode? Antônio Brito Nery': the answer stands in the last clause of the statement. */
function toldAtEnd(parted: Beside, asked: Asked): Told | null {
  const last = clausesOf(parted.statement).at(-1);
  if (last === undefined || last.from === 0) return null;
  const statement = within(parted.statement, last.from, last.to);
  const recognised = recogniseAnswers(statement, asked, false);
  // A choice depends on what was said before it.
  return !hasChoice(recognised) && isTold(recognised, { ...parted, statement }, asked)
    ? { ...parted, statement, recognised, isSentence: false }
    : null;
}

/** 'Sexta de tarde? Minha sogra pode receber?': the visit is asked for as well, and the other question is about it. */
function partedAtVisit(text: Text, asked: Asked): Parted | null {
  if (!awaitedFields(asked).includes('schedules')) return null;
  const clauses = clausesOf(text).map(({ from, to }) => ({ ...within(text, from, to), end: text.plain[to] }));
  const statement = clauses.find((clause) => tellsVisit(recogniseAnswers(clause, asked, false), clause));
  // 'Pode ser sábado de manhã? Trabalho a semana inteira': the rest gives the reason.
  const isAsked = clauses.some(
    (clause) => clause !== statement && (clause.end === '?' || looksLikeQuestion(clause)),
  );
  const others = clauses.filter((clause) => clause !== statement).map(({ shown }) => shown.trim());
  return statement === undefined || !isAsked
    ? null
    : { statement, question: textOf(`${others.join(', ')}?`), isConditional: true };
}

/** The statement beside a question, with its answers; null if none of them is certain enough. */
function toldBesideQuestion(text: Text, asked: Asked): Told | null {
  const found = isReview(asked) ? null : (partedAtQuestion(text) ?? partedAtVisit(text, asked));
  if (found === null) return null;
  const parted = { ...found, isSentence: isSentence(text, found) };
  const recognised = recogniseAnswers(parted.statement, asked, false);
  return isTold(recognised, parted, asked) ? { ...parted, recognised } : toldAtEnd(parted, asked);
}

/** 'Boleto, fica mais caro?' asks about the choice, and has not made it. */
function asksAboutChoice({ statement, question, recognised, isSentence }: Told, asked: Asked) {
  const fields = pendingFields(asked);
  const about = searchKnowledge(question.plain, true, fields).sure?.about;
  if (about === undefined || !fields.includes(about) || isSentence || chooses(statement)) return false;
  const { answers } = recognised;
  // A named day stays a wish, even if the question is about the visit or the bill.
  const isDay = about === 'due_date' || (about === 'schedules' && answers.every(({ doubtful }) => !doubtful));
  const isOfThese = answers.some(({ field }) => field === about);
  return isOfThese && !isDay && (hasChoice(recognised) || answers.length === 1);
}

/**
 * An answer in one part of a message and a question in the other: the one is kept, the other replied to. What has no
 * form of its own waits for a yes, since the question may have been the reason to wait.
 */
export function answerBesideQuestion(text: Text, asked: Asked): Reading | null {
  const told = toldBesideQuestion(text, asked);
  if (told === null) return null;
  const { statement, question, recognised } = told;
  if (!isSurelyTold(told) && isOneQuestion(text, statement, asked)) return null;
  if (asksAboutChoice(told, asked)) return null;
  const beside = replyInContext(question, recognised.left, asked);
  if (beside === null) return null;
  if (
    !told.isConditional &&
    hasFormattedValue(recognised) &&
    recognised.answers.every(({ field }) => isFormatted(field))
  )
    return answered(recognised, { text: statement, beside, isQuestion: true }, asked);
  return { ...proposalOf(recognised, [recognised.left]), reply: beside.reply };
}

/** Like `answerBesideQuestion`, but only for certain answers. Runs before the other rules. */
export function certainBesideQuestion(text: Text, asked: Asked): Reading | null {
  const told = looksLikeQuestion(text) ? toldBesideQuestion(text, asked) : null;
  if (told === null || !isSurelyTold(told)) return null;
  return told.recognised.answers.some(({ doubtful }) => doubtful) ? null : answerBesideQuestion(text, asked);
}

/** Whether a proposal lacks an answer that the statement gives: in a question, any words are no answer. */
const isLost = ({ answers }: Recognised, proposal: ProposalReading, asked: Asked): boolean =>
  answers.some(
    ({ field }) =>
      takesAnyWords(field) &&
      awaitedFields(asked).includes(field) &&
      !proposal.answers.some((one) => one.field === field),
  );

/** Keeps a certain answer even if the question beside it has no reply: '88, casa 2. Já tem cliente nessa rua?'. */
export function withCertainAnswer(reading: Reading, text: Text, asked: Asked): Reading {
  if (reading.kind !== 'question' && reading.kind !== 'unclear' && reading.kind !== 'proposal')
    return reading;
  const told = toldBesideQuestion(text, asked);
  if (told === null || !isSurelyTold(told) || asksAboutChoice(told, asked)) return reading;
  const { recognised, question } = told;
  if (reading.kind === 'proposal' && !isLost(recognised, reading, asked)) return reading;
  const isReplied = reading.kind === 'question' && reading.suggestions === undefined;
  return isReplied
    ? { ...proposalOf(recognised, [recognised.left]), reply: reading.reply }
    : proposalOf(recognised, [recognised.left, `${question.shown.replace(/\?+$/, '')}?`]);
}
