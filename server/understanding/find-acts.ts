import { type Act, actOf, tellsValue } from './acts.ts';
import type { Message, Token } from './message.ts';
import { oddsOfEach, oddsOfOne } from './model/classifier.ts';
import { featuresIn } from './model/features.ts';
import { type FoundSpan, findSpans } from './model/tagger.ts';
import type { Model } from './model/weights-file.ts';
import { nothingPublished, type Published } from './published.ts';

/** An act that the model found, with its certainty from 0 to 1. */
export interface FoundAct extends Act {
  certainty: number;
  /** The words that tell its value. */
  span?: FoundSpan;
  /** Of a question, the topics that it may be about, the likeliest first. */
  topics?: readonly string[];
}

/** An act less likely than this is none. */
const likely = 0.5;

/** Of words that were not found at once nothing is taken unasked. */
const faintest = 0.8;

/** Which topics of the model there still are, and what is asked in words that it has not learnt. */
interface Topics extends Pick<Published, 'like'> {
  exist(id: string): boolean;
}

const asLearnt: Topics = { ...nothingPublished, exist: () => true };

/** The acts of a message: the values that it tells in their order, and what it does besides. */
export function findActs(
  message: Message,
  { step, answered }: { step: string; answered: ReadonlySet<string> },
  model: Model,
  { like, exist }: Topics = asLearnt,
): readonly FoundAct[] {
  const { spans, faintOf } = findSpans(message, step, model.tagger);
  const told = spans.map((span): FoundAct => {
    // What is told anew is a correction, and what was never told is none, whatever the words sound like.
    const does = answered.has(span.field) ? 'correct' : 'inform';
    return { does, object: span.field, certainty: span.certainty, span };
  });
  const odds = oddsOfEach(model.acts, featuresIn(message, spans, { step, answered }));
  const isTold = (label: string): boolean =>
    told.some(({ object }) => label === `inform:${object}` || label === `correct:${object}`);
  const found = odds.filter(
    (one, at) => (one.odds > likely && !isTold(one.label)) || (at === 0 && told.length === 0),
  );
  const askAbout = (question: Message, certainty: number): FoundAct => {
    const odds = oddsOfOne(model.topics, featuresIn(question, spans)).filter(({ label }) => exist(label));
    const alike = like(question, spans);
    const ids = [...(alike === null ? [] : [alike.id]), ...odds.map(({ label }) => label)];
    return {
      does: 'ask',
      object: ids[0] ?? '?',
      certainty: alike?.likeness ?? certainty * (odds[0]?.odds ?? 0),
      topics: [...new Set(ids)].slice(0, 3),
    };
  };
  const alike = found.some(({ label }) => label === 'ask') ? null : like(message, spans);
  const others = found.filter(({ label }) => alike === null || !(alike.isWhole || label === 'other'));
  const besides = others.flatMap(({ label, odds: certainty }): FoundAct[] => {
    const act = actOf(label);
    const isTelling = tellsValue(act) && act.value === undefined;
    const span = isTelling
      ? (faintOf(act.object) ?? (told.length === 0 ? wholeOf(act, message) : null))
      : null;
    if (span !== null) return [{ ...act, certainty: Math.min(certainty, faintest), span }];
    if (label !== 'ask') return [{ ...act, certainty }];
    const asked = questionsIn(message).map((question) => askAbout(question, certainty));
    return asked.filter(({ object }, at) => asked.findIndex((one) => one.object === object) === at);
  });
  return [...told, ...besides, ...(alike === null ? [] : [askAbout(message, 1)])];
}

/** 'HBO e música, no mais baratinho': the pieces of one description as one, unless one of them is another plan. */
export function planAsOne(found: readonly FoundAct[], { plain }: Message): readonly FoundAct[] {
  const pieces = found.filter(({ object, span }) => object === 'idPlan' && span !== undefined);
  const [first, last] = [pieces[0], pieces.at(-1)];
  if (!first?.span || !last?.span || first === last) return found;
  const between = pieces.slice(1).map(({ span }, at) => plain.slice(pieces[at]?.span?.to, span?.from));
  if (/\b(?:ou|e|nao|nem)\b/.test(between.join(' '))) return found;
  const certainty = Math.min(...pieces.map((piece) => piece.certainty));
  const whole = { ...first, certainty, span: { ...first.span, to: last.span.to } };
  return found.flatMap((act) => (act === first ? [whole] : pieces.includes(act) ? [] : [act]));
}

/** What a grammar finds in a whole sentence: a description, a day, or digits of one length. */
const foundAnywhere = new Set('idPlan schedules due_date cep cpf phone'.split(' '));

const wholeOf = ({ does, object }: Act, { text }: Message): FoundSpan | null =>
  does === 'inform' && foundAnywhere.has(object)
    ? { from: 0, to: text.length, field: object, certainty: 0 }
    : null;

/** The field that a form alone tells: nothing else looks like it. */
const fieldOfForm: ReadonlyMap<string, string> = new Map([
  ['mail', 'email'],
  ['postcode', 'cep'],
  ['phone', 'phone'],
  ['document', 'cpf'],
]);

/** Values of the open question, or of any, whose form alone tells them, where the model found none. */
export function valuesByForm(
  { tokens, plain }: Message,
  found: readonly FoundAct[],
  open: readonly string[] = [...fieldOfForm.values()],
): readonly FoundAct[] {
  const isTold = (field: string): boolean =>
    found.some(
      ({ object, span, does }) => object === field && (span ?? (does === 'others' && field === 'cpf')),
    );
  return [...fieldOfForm].flatMap(([form, field]): FoundAct[] => {
    if (!open.includes(field) || isTold(field)) return [];
    // Words like 'whatsapp' are of the same kind.
    const at = tokens.findIndex(
      ({ kind, plain: word }) => kind === form && (form === 'mail' || /\d/.test(word)),
    );
    const behind = tokens.findIndex(({ kind }, place) => place > at && kind !== form);
    const [first, last] = [tokens[at], tokens.at(behind < 0 ? -1 : behind - 1)];
    const span = first && last && { from: first.from, to: last.to, field, certainty: likely };
    if (!span || !/[\d@]/.test(plain.slice(span.from, span.to))) return [];
    const isTaken = found.some((one) => one.span && one.span.from < span.to && one.span.to > span.from);
    return isTaken ? [] : [{ does: 'inform', object: field, certainty: likely, span }];
  });
}

const savings = /\bpoupanca\b|\b(?:op|operacao|caixa)\.? ?0?13\b/;

const ofAccount: ReadonlySet<string> = new Set(['agency', 'account_number']);

/** A savings account cannot be debited: whoever tells one is told so, and is not asked whether it is right. */
export const withSavings = (
  found: readonly FoundAct[],
  { plain }: Message,
  open: readonly string[],
): readonly FoundAct[] =>
  (open.includes('account_number') || open.includes('direct_debit')) && savings.test(plain)
    ? [
        ...found.flatMap((act) =>
          ofAccount.has(act.object) ||
          (act.does === 'ask' && (act.object === 'conta-do-debito' || act.certainty < likely))
            ? []
            : { ...act, certainty: Math.min(act.certainty, faintest) },
        ),
        { does: 'ask', object: 'conta-do-debito', certainty: 1 },
      ]
    : found;

/** 'Inverti dois números' is of none: only who wants to leave another one says so. */
const secondContact =
  /\b(?:segundo (?:contato|telefone|celular)|(?:contato|telefone|celular|numero)(?: [a-z]+)? (?:pra|para|de) recados?|(?:deixar|por|dar|anotar|colocar) (?:dois|2|mais um) (?:contatos?|telefones?|celulares?|numeros?))\b/;

/** An order has one number: of a second one it is said so, and where to tell it. */
export const withSecondContact = (found: readonly FoundAct[], { plain }: Message): readonly FoundAct[] =>
  secondContact.test(plain)
    ? [
        ...found.filter(({ does, object }) => object !== 'phone' && does !== 'ask'),
        { does: 'others', object: 'phone', certainty: 1 },
      ]
    : found;

const isUnit = ({ kind, plain }: Token): boolean => kind === 'unit' && plain !== 'complemento';

const linking: ReadonlySet<string> = new Set(['e', 'eh', 'para', 'pra', 'agora', ':']);

const areaCode = /(?<!\d)0?\d{2}\D{0,9}\bddd\D{0,14}$|\bddd\D{0,9}0?\d{2}\D{0,14}$/;

/** A flat or a block is told with the word for it: 'apto 12'; a phone with the area code before it: '016 é o DDD'. */
export function withUnit(span: FoundSpan, { tokens, plain }: Message): FoundSpan {
  const code = span.field === 'phone' ? areaCode.exec(plain.slice(0, span.from)) : null;
  if (code !== null) return { ...span, from: code.index };
  if (span.field !== 'complement') return span;
  const at = tokens.findIndex(({ from }) => from >= span.from);
  // 'O bloco é C': the verb between them says no more.
  const [unit, verb] = [tokens[at - 2], tokens[at - 1]];
  const first = unit && verb && linking.has(verb.plain) && isUnit(unit) ? at - 1 : at;
  const last = tokens.slice(0, first).findLastIndex((token) => !isUnit(token));
  return { ...span, from: tokens[Math.min(last + 1, at)]?.from ?? span.from };
}

/** The fewest words of a question that stands for itself. */
const leastWords = 2;

/** The questions of a message, each with its own sign; the whole message if it has at most one. */
function questionsIn(message: Message): readonly Message[] {
  const ends = message.tokens.flatMap(({ plain }, at) => (plain === '?' ? [at + 1] : []));
  const questions = ends
    .map((end, at) => message.tokens.slice(ends[at - 1] ?? 0, end))
    .filter(({ length }) => length > leastWords);
  return questions.length > 1 ? questions.map((tokens) => ({ ...message, tokens })) : [message];
}
