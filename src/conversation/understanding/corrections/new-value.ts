import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import type { RawValues } from '../../../funnel/fields/field.ts';
import { isFormatted, isName } from '../answer-kinds.ts';
import { answerLabelsIn } from '../answer-labels.ts';
import { unwanted } from '../commands/command-words.ts';
import type { Asked, ProposalReading, Reading, RecognisedAnswer } from '../reading.ts';
import {
  awaitedFields,
  isGiven,
  isReview,
  recogniseAnswers,
  recogniseAnswersAt,
  stepFor,
} from '../recognise-answers.ts';
import { clausesOf, within } from '../text/clauses.ts';
import { spelledAs } from '../text/name-spelling.ts';
import { blank, isCapital, type Text, textOf, wordsOf } from '../text/text.ts';
import { weekdays } from '../text/weekdays.ts';
import { withoutNameNotes } from '../text/without-name-notes.ts';
import { noted, spellsEmail } from './correction-phrases.ts';
import { deniedOrWritten } from './denied-value.ts';
import { correctionByPart } from './parts/correction-by-part.ts';

/** Words that announce a correction. */
const changes =
  /\b(?:troc\w+|mud[aeo]\w*|corrig\w+|corrij\w+|arrum\w+|ajeit\w+|alter\w+|errad[oa]s?|e nao (?=\d)|err(?:o|ei|ou)|falt(?:ou|a|ava)|esqueci|n(?:ao)? (?:e|eh|era)|era (?:pra|para)|certo|correto|em vez|no lugar|nov[oa]|resolvi|arrependi|pensando bem|joga|tir(?:a|ar|em|e)|voltar atras|volta (?:pra|para|pro)|nao rola|com [a-z]{1,2}|(?:tem|bota|falta|poe) (?:um |uma |o |a )?[a-z]|se escreve|preciso que|melhor|mand[ae] (?:o |um )?(?:boleto|carne))\b/;

/** Other words for earlier answers, without their names. */
const alsoCalled: readonly (readonly [FieldName, RegExp])[] = [
  ['number', /\b(?:minha |a |n[ao] )casa\b/],
  ['phone', /\bfone\b/],
  ['mothers_name', /\b(?:mamae|mainha)\b/],
  ['schedules', /\b(?:tecnico|instalacao|instalador)\b/],
  ['due_date', /\b(?:fatura|vencer)\b/],
  ['idPlan', /\b(?:megas?|gigas?|globoplay|hbo|paramount|deezer)\b/],
  ['direct_debit', /\b(?:boleto|carne)\b/],
  ['birth_date', /\b(?:nasci|aniversario)\b/],
  ['agency', /\bagencia\b/],
];

/** A name, where no other answer is called by its own. */
const spelling =
  /\b(?:se escreve|com (?:[b-dfgj-np-z]|[a-z]{2})(?! [a-z])|(?:falta|bota) (?:um |o )?[b-df-z]|no lugar d[oe] [a-z])\b/;

/** 'Muda o complemento pra quadra B lote A': no number of the house. */
const partOfComplement = /(?<=\bcomplemento\b.*)\b(?:quadra|lote)\b/g;

/** The earlier answers that a message mentions and that are not open now. */
function spokenOf({ plain }: Text, asked: Asked): FieldName[] {
  const labelled = answerLabelsIn(blank(plain, partOfComplement, ' ')).map(({ field }) => field);
  const called = alsoCalled.filter(([, pattern]) => pattern.test(plain)).map(([field]) => field);
  const named: readonly FieldName[] = labelled.length === 0 && spelling.test(plain) ? ['name'] : [];
  const isAsked = (field: FieldName) => asked.steps.some(({ fields }) => fields.includes(field));
  return [...new Set([...called, ...named, ...labelled])].filter(
    (field) => asked.facts.answers[field] !== undefined && !isAsked(field),
  );
}

/** Words of a part that denies a value, or says what it is now. */
const isNotMeant =
  /\bnao (?:rola|da|serve|posso|consigo|vai dar|quero|vou)\b|\b(?:e|eh|achei|acho) (?:demais|muito|exagero|pouco|fraco|car[oa])\b|\b(?:ta|esta|tava|estava|ficou) (?:marcad[oa] )?(?:pra|para|pro)\b/;

/** Introduces a reason. */
const beforeReason = /\b(?:porque|pq|pois|ja que) *$/;

/** 'Do dia 10 pro dia 15': the day that is given up. */
const givenUp = /\bd[eo] (?:dia )?\d{1,2} (?=(?:pra|para|pro) )/g;

/** Words before a new value. */
const leadsUp =
  /\b(?:e|eh|era|fica|melhor|para|pra|pro|pelo|pela|certo|com|queria|quero|bota|poe|coloca)(?: (?:o|a|dia|ser))* |: /g;

/** The parts of a message that may hold a value: the last and shortest first. */
function candidates(text: Text): Text[] {
  const plain = blank(blank(text.plain, deniedOrWritten, ';'), givenUp, ';');
  const shown = [...text.shown].map((letter, at) => (plain[at] === ';' ? ';' : letter)).join('');
  const bare: Text = shown.length === plain.length ? { plain, shown } : { plain, shown: plain };
  // A question is no correction: 'Posso mudar o vencimento pra 20?'.
  const clauses = clausesOf(bare)
    .filter(
      ({ from, to }) =>
        plain[to] !== '?' &&
        (plain.slice(from, to).includes('@') || !beforeReason.test(plain.slice(0, from))),
    )
    .filter(({ from, to }) => !isNotMeant.test(text.plain.slice(from, to)))
    .map(({ from, to }) => within(bare, from, to));
  return clauses.toReversed().flatMap((clause) => {
    const tails = [...clause.plain.matchAll(leadsUp)].map(({ index, 0: words }) =>
      within(clause, index + words.length, clause.plain.length),
    );
    return [...tails.toReversed(), clause];
  });
}

const isWholeName = ({ shown }: Text): boolean => wordsOf(shown).filter(isCapital).length > 1;

/** 'Sábado de tarde' must not become the morning, although Saturdays offer only that. */
const isAtItsTime = ({ period = [] }: RawValues, { plain }: Text): boolean =>
  !/\btarde\b/.test(plain.replace(deniedOrWritten, '')) || period.includes('tarde');

/** Values that may be given without their period or punctuation. */
const mayBeDoubtful: readonly FieldName[] = ['schedules', 'idPlan'];

function newValueOf(field: FieldName, part: Text, text: Text, asked: Asked): RecognisedAnswer | null {
  const step = stepFor(field, asked);
  if (step === null) return null;
  const said = isName(field) ? spelledAs(withoutNameNotes(part)) : part;
  if (said === null) return null;
  if (isName(field) && !isWholeName(said)) return null;
  const { answers, refusals } = recogniseAnswersAt(step, said, asked);
  const found = answers.find((answer) => answer.field === field);
  if (found === undefined || refusals.has(field) || isGiven(field, found.raw, asked)) return null;
  if (field === 'schedules' && !(namesDay.test(part.plain) && isAtItsTime(found.raw, text))) return null;
  const { doubtful, ...answer } = found;
  // A part that begins with the figure is the value.
  const isTold = !doubtful || mayBeDoubtful.includes(field) || isName(field) || /^\d/.test(part.plain);
  return isTold ? answer : null;
}

/** Of two values the visitor is asked which is meant: 'Falei 15 e apareceu 5'. */
const wroteItself = new RegExp(`\\b${noted}\\b`);

/** A period without a day does not move the visit. */
const namesDay = new RegExp(String.raw`\d|\b(?:${weekdays})\b`);

/** A longer part is a story of its own. */
const most = 40;
const mostParts = 12;
const mostClauses = 5;
const mostFields = 3;

/**
 * New values of earlier answers in words of one's own, where nothing else was understood: 'mamãe é com y, Yvone Teixeira Prado, eu
 * pus com i', 'joga o técnico pro dia 14 cedo'. Each waits for a yes.
 */
function newValues(text: Text, asked: Asked): RecognisedAnswer[] {
  const { plain } = text;
  if (!changes.test(plain) || unwanted.test(plain) || wroteItself.test(plain)) return [];
  if (wordsOf(plain).length > most) return [];
  const parts = candidates(text).slice(0, mostParts);
  const fields = spokenOf(text, asked).slice(0, mostFields);
  return fields
    .filter((field) => field !== 'name' || !fields.includes('mothers_name'))
    .flatMap((field) => {
      for (const part of parts) {
        const value = newValueOf(field, part, text, asked);
        if (value !== null) return [value];
      }
      return [];
    });
}

/** The answers to the open question, if a part holds nothing else; a doubtful one only in a format of its own. */
export function openAnswersIn(part: Text, asked: Asked): RecognisedAnswer[] {
  const awaited = awaitedFields(asked);
  const { answers, refusals, left } = recogniseAnswers(part, asked, false);
  const isOpen = answers.every(
    ({ field, doubtful }) => awaited.includes(field) && (!doubtful || isFormatted(field)),
  );
  return isOpen && refusals.size === 0 && left === ''
    ? answers.map(({ doubtful: _, ...answer }) => answer)
    : [];
}

interface OpenAnswers {
  answers: readonly RecognisedAnswer[];
  /** The other clauses. */
  others: readonly string[];
}

/** The answers to the open question in each clause beside a correction: '529.982.247-25, só que o sobrenome é Schmitz'. */
function openAnswers(text: Text, asked: Asked): OpenAnswers {
  const clauses = isReview(asked) ? [] : clausesOf(text);
  if (clauses.length > mostClauses) return { answers: [], others: [] };
  const parts = clauses.map(({ from, to }) => within(text, from, to));
  const found = parts.map((part) => openAnswersIn(part, asked));
  const others = parts.filter((_, place) => found[place]?.length === 0).map(({ shown }) => shown);
  return { answers: found.flat(), others };
}

const mayHoldMore: readonly Reading['kind'][] = ['command', 'question', 'unclear'];

/** If no answer was understood, proposes new values of earlier answers. */
export function withNewValues(reading: Reading, text: Text, asked: Asked): Reading {
  if (asked.facts.order !== null) return reading;
  if (reading.kind === 'proposal') return withValuesLeft(reading, text, asked);
  if (!mayHoldMore.includes(reading.kind)) return reading;
  const answers = newValues(text, asked);
  return answers.length === 0 ? reading : withOpenAnswers({ kind: 'proposal', answers }, text, asked);
}

/** '…, e errei o ano: nasci em 82': a part of another answer, in what is left over. */
function partLeft({ answers, left = '' }: ProposalReading, asked: Asked): RecognisedAnswer | null {
  const text = textOf(left.replace(/[ .!]+$/, ''));
  const isSpelling = answers.some(({ field }) => field === 'email') && spellsEmail(text.plain, '@');
  const told = changes.test(text.plain) && !isSpelling ? correctionByPart(text, asked) : null;
  const [only = null] = told?.kind === 'proposal' ? told.answers : [];
  return answers.some(({ field }) => field === only?.field) ? null : only;
}

/** Left-over words may be a new value too: '…, e muda a casa pra 33'; and of a message that was read whole, an e-mail. */
function withValuesLeft(reading: ProposalReading, text: Text, asked: Asked): Reading {
  const isWhole = reading.left === undefined;
  const values = newValues(isWhole ? text : textOf(reading.left ?? ''), asked).filter(
    // A name among left-over words may be anybody's.
    ({ field }) =>
      !isName(field) &&
      (!isWhole || isFormatted(field)) &&
      !reading.answers.some((answer) => answer.field === field),
  );
  const part = isWhole || values.length > 0 ? null : partLeft(reading, asked);
  if (part !== null) values.push(part);
  const { left: _, ...rest } = reading;
  return values.length === 0 ? reading : { ...rest, answers: [...reading.answers, ...values] };
}

/** Adds answers to the open question that stand beside a correction; without its new value, the correction is shown as left over. */
export function withOpenAnswers(reading: Reading, text: Text, asked: Asked): Reading {
  const { answers, others } = openAnswers(text, asked);
  if (reading.kind === 'command' && answers.length > 0)
    return { kind: 'proposal', answers, left: others.join(', ') };
  if (reading.kind !== 'proposal') return reading;
  const written = ({ field, raw }: RecognisedAnswer) => raw[field]?.[0];
  // 'Meu nome tá errado, é Ana Souza', where the mother's name is asked: the one value is no other answer's.
  const isThere = (one: RecognisedAnswer) =>
    reading.answers.some((answer) => answer.field === one.field || written(answer) === written(one));
  const open = answers.filter((answer) => !isThere(answer));
  return open.length === 0 ? reading : { ...reading, answers: [...open, ...reading.answers] };
}
