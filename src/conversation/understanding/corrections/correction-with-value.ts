import type { StepId } from '../../../funnel/steps/step-id.ts';
import { isName } from '../answer-kinds.ts';
import { stepOfAnswer } from '../commands/command-in.ts';
import { strongCorrectionVerbs } from '../commands/command-words.ts';
import { wishesPlanNotSold } from '../plans/plan-wish.ts';
import type { Asked, Reading, RecognisedAnswer } from '../reading.ts';
import { isReview, recogniseAnswers, recogniseAnswersAt } from '../recognise-answers.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import { spelledAs } from '../text/name-spelling.ts';
import { type Text, wordsOf } from '../text/text.ts';
import { withoutNameNotes } from '../text/without-name-notes.ts';
import { correctedValue } from './corrected-value.ts';
import { correctionByValue } from './correction-by-value.ts';
import { but, change, spellsEmail, wrote } from './correction-phrases.ts';
import { mayCorrect } from './may-correct.ts';
import { type Named, namedAt } from './named-in.ts';
import { openAnswersIn } from './new-value.ts';
import { correctionByPart } from './parts/correction-by-part.ts';
import { otherVisit } from './visits/other-visit.ts';

/** A change with a new value, however much follows: 'Troca o plano pro de 400 que …'. */
const verbInFront = new RegExp(`\\b${change} (?:o |a |meu |minha )?$`);

/** 'O endereço que coloquei é o antigo, preciso trocar'. */
const verbBehind =
  /\b(?:preciso|quero|queria|tenho que|tem que|da (?:pra|para)|como) (?:trocar|mudar|corrigir|alterar|arrumar)(?: (?:isso|ele|ela))?[.!? ]*$/;

/** A longer message says more than a correction. */
const most = 7;

/**
 * A correction of another answer than the one that is asked, with its new value: it waits for a yes. Without a value that can be
 * told, its question comes again.
 */
export function correctionWithValue(text: Text, asked: Asked): Reading | null {
  const visit = otherVisit(text, asked);
  if (looksLikeQuestion(text)) return visit;
  const told = inClauses(text, asked);
  // 'Troca pra boleto e a visita passa pra tarde'.
  if (visit !== null) return told?.kind === 'proposal' && told.answers.length > 1 ? told : visit;
  return told ?? inOne(text, asked) ?? withoutValue(text, asked);
}

interface Clause {
  from: number;
  to: number;
}

const toldIn = (text: Text, { from, to }: Clause, asked: Asked) => {
  const part = within(text, from, to);
  return spellsEmail(part.plain, text.plain) ? null : changeIn(part, asked);
};

/** The corrected answer, or the command to ask for it again. */
function changeIn(text: Text, asked: Asked, isChanging = false): Reading | null {
  const told = inOne(text, asked, isChanging);
  const withValue = told?.kind === 'proposal' ? told : correctionByPart(text, asked);
  return withValue?.kind === 'proposal' ? withValue : (told ?? withValue);
}

const isSame = (one: Reading, other: Reading): boolean => JSON.stringify(one) === JSON.stringify(other);

const written = new RegExp(`\\b${wrote}\\b`);
const butItIs = new RegExp(`^ ?(?:${but} |e )?(?:o certo |o correto |na verdade )?(?:e|eh|seria|era) \\S`);

/** 'Eu disse casa 52 mas é 25': the right value of what was written. */
const tellsRight = (said: string, { plain }: Text, last: Clause): boolean =>
  butItIs.test(said) && written.test(plain.slice(last.from, last.to));

/** 'O e-mail está errado e o telefone é …': the value behind what is wrong is of another answer. */
const isOfOther = (own: Reading | null, { command }: Extract<Reading, { kind: 'command' }>): boolean =>
  own?.kind === 'proposal' &&
  command.name === 'correct' &&
  own.answers.every(({ step }) => step !== command.step);

/** Joins a clause that says what is wrong with the next one, which has the value: 'O CPF está errado, o certo é …'. */
function joinedClauses(text: Text, asked: Asked): Clause[] {
  const joined: Clause[] = [];
  // A clause with a value, or with a note on it: 'é Thaís, com h'.
  const belongs = (last: Clause, clause: Clause, both: Clause): boolean => {
    const [before, now] = [toldIn(text, last, asked), toldIn(text, both, asked)];
    if (before === null || now?.kind !== 'proposal') return false;
    if (before.kind === 'command') return !isOfOther(toldIn(text, clause, asked), before);
    return toldIn(text, { from: last.to, to: both.to }, asked) === null && isSame(before, now);
  };
  for (const clause of clausesOf(text)) {
    const last = joined.at(-1);
    const both = last && { from: last.from, to: clause.to };
    const said = text.plain.slice(clause.from, clause.to);
    const isValue = /^ ?nao \S+ ?$/.test(said) || (last !== undefined && tellsRight(said, text, last));
    if (last !== undefined && both !== undefined && (isValue || belongs(last, clause, both)))
      joined[joined.length - 1] = both;
    else joined.push(clause);
  }
  return joined;
}

/** A reason, which changes nothing. */
const secondThoughts =
  /^(?:(?:ah|ai|oi|olha|desculpa|desculpe|perdao|espera|pera(?:i| ?ai)?|nao|sim|e|eu|me arrependi|mudei de (?:ideia|opiniao)|pensei (?:bem|melhor)|pensando (?:bem|melhor)|na verdade|alias|por favor|pfv?|fecha|fechou|pode fechar|(?:ta|esta) (?:tudo )?(?:certo|certinho|ok)|aqui) ?)+$/;

/** Two corrections, or one beside an answer: 'Muda o vencimento pro dia 25 e o apto é 304, não 302'. */
function inClauses(text: Text, asked: Asked): Reading | null {
  const all = joinedClauses(text, asked).map(({ from, to }) => within(text, from, to));
  const changesNothing = ({ plain }: Text) =>
    secondThoughts.test(wordsOf(plain).join(' ')) || spellsEmail(plain, text.plain);
  const parts = all.filter((part) => !changesNothing(part));
  if (all.length < 2 || parts.length === 0 || parts.length > 4) return null;
  let isChanging = isReview(asked);
  const corrected = parts.map((part) => {
    const one = otherVisit(part, asked) ?? changeIn(part, asked, isChanging) ?? byValue(part, asked);
    isChanging ||= one !== null;
    return one;
  });
  if (!corrected.some((one) => one?.kind === 'proposal')) return null;
  const read = corrected.map((one, place) => one ?? openAnswer(parts[place], asked));
  const answers = read.flatMap((one) => (one?.kind === 'proposal' ? one.answers : []));
  const isAll = read.every((one) => one?.kind === 'proposal' || one?.kind === 'command');
  // A change without a new value is shown as left over.
  const left = parts.filter((_, place) => read[place]?.kind === 'command').map(({ shown }) => shown.trim());
  return isAll ? { kind: 'proposal', answers, ...(left.length > 0 && { left: left.join(', ') }) } : null;
}

/** Beside another correction, a value says which answer it changes ('baixa pra 500 mega'); 'não 24' does not. */
function byValue(text: Text, asked: Asked): Reading | null {
  const answer = /^ ?nao /.test(text.plain) ? null : (correctionByValue(text, asked)?.answer ?? null);
  return answer && { kind: 'proposal', answers: [answer] };
}

/** The answer to the open question, if a clause holds nothing else: 'sexta de tarde' before a new e-mail. */
function openAnswer(text: Text | undefined, asked: Asked): Reading | null {
  const answers = text === undefined || isReview(asked) ? [] : openAnswersIn(text, asked);
  return answers.length > 0 ? { kind: 'proposal', answers } : null;
}

/** What is to change is clear, but the new value is not available: 'Troca o plano, vou ficar com o de 400'. */
function withoutValue(text: Text, asked: Asked): Reading | null {
  const [first, ...others] = clausesOf(text);
  const reading = first === undefined || others.length === 0 ? null : toldIn(text, first, asked);
  return reading?.kind === 'command' ? reading : null;
}

const withoutDoubt = ({ doubtful: _, ...answer }: RecognisedAnswer & { doubtful: boolean }) => answer;

/** The clauses before a correction may hold answers of their own: 'Vou de 1 giga, aliás o número é 314'. */
function toldBefore(text: Text, at: number, asked: Asked): { answers: RecognisedAnswer[]; left: string } {
  const clause = clausesOf(text).findLast(({ from }) => from <= at);
  const { answers, refusals, left } = recogniseAnswers(within(text, 0, clause?.from ?? 0), asked, false);
  // A message with a correction confirms no order.
  const told = answers.filter(({ field }) => field !== 'accept_information' && !refusals.has(field));
  return { answers: told.map(withoutDoubt), left };
}

/** Whether an answer belongs to the named field; 'o endereço está errado, é número 1010' gives a part of it. */
const isOf = (
  answer: RecognisedAnswer,
  { label }: Named,
  step: StepId,
  hasVerb: boolean,
  { facts }: Asked,
) =>
  label.field === 'complement'
    ? answer.field === 'complement'
    : answer.step === step ||
      (hasVerb && facts.answers[answer.field] !== undefined && answer.field === 'number');

/** The corrected answers, and those of the clauses before them. */
function besideTold(
  before: ReturnType<typeof toldBefore>,
  answers: readonly RecognisedAnswer[],
  left: string,
): Reading {
  const isAgain = ({ field }: RecognisedAnswer) => answers.some((one) => one.field === field);
  const others = before.answers.filter((one) => !isAgain(one));
  const allLeft = [before.left, left].filter(Boolean).join(', ');
  return { kind: 'proposal', answers: [...others, ...answers], ...(allLeft !== '' && { left: allLeft }) };
}

function inOne(text: Text, asked: Asked, isChanging = false): Reading | null {
  const words = wordsOf(text.plain);
  const hasVerb = words.some((word) => strongCorrectionVerbs.has(word));
  if (!mayCorrect(text, hasVerb, isChanging, asked) || looksLikeQuestion(text)) return null;
  const named = namedAt(text.plain, asked);
  const step =
    named === null || wishesPlanNotSold(text.plain, asked) ? null : stepOfAnswer(named.label, asked);
  if (named === null || step === null || asked.steps.some(({ id }) => id === step)) return null;
  const { from, value } = correctedValue(text, named);
  const bare = isName(named.label.field) ? spelledAs(withoutNameNotes(value)) : value;
  const asksAgain: Reading = { kind: 'command', command: { name: 'correct', step } };
  if (bare === null) return asksAgain;
  const { answers, refusals, left } = recogniseAnswersAt(step, bare, asked);
  if (refusals.size === 0 && answers.some((answer) => isOf(answer, named, step, hasVerb, asked)))
    return besideTold(toldBefore(text, from, asked), answers.map(withoutDoubt), left);
  const isGiven = asked.facts.answers[named.label.field] !== undefined;
  const isShort =
    words.length <= most ||
    verbInFront.test(text.plain.slice(0, named.from)) ||
    verbBehind.test(text.plain.slice(named.to));
  if (!hasVerb || !isGiven || !isShort) return null;
  // An answer before the correction is kept: 'Dia 15, e o e-mail mudou'.
  const before = isReview(asked) ? [] : toldBefore(text, from, asked).answers;
  return before.length === 0
    ? asksAgain
    : { kind: 'proposal', answers: before, left: text.shown.slice(from).trim() };
}
