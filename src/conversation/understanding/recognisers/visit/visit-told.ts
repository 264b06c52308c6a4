import { toIsoDate } from '../../../../brazil/date.ts';
import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import type { Asked } from '../../reading.ts';
import { clausesOf, within } from '../../text/clauses.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { type Text, wordsOf } from '../../text/text.ts';
import { namesDay } from './days-within.ts';
import { spokenParts } from './spoken-parts.ts';
import { spokenWish } from './spoken-wish.ts';

interface Told {
  from: number;
  to: number;
}

const ofVisit =
  /\b(?:instal(?:ar|acao|em|a)|tecnico|visita|agendar|marcar|pode(?:m)? vir|venham|vem instalar)\b/;

const mostAtReview = 9;
/** At the review, a day with its period can mean nothing else. */
const isWishAtReview = ({ plain }: Text, { steps }: Asked): boolean =>
  steps.some(({ fields }) => fields.includes('accept_information')) &&
  wordsOf(plain).length <= mostAtReview &&
  !/\bnao\b/.test(plain);

/** What the visit is called, and a day with its period behind it. */
function namedVisit(text: Text, asked: Asked): Told | null {
  const from = isWishAtReview(text, asked) ? 0 : text.plain.search(ofVisit);
  const parts = from === -1 ? [] : spokenParts(text.plain.slice(from));
  const isWhole = parts.some(namesDay) && parts.some(({ kind }) => kind === 'period');
  const end = isWhole ? text.plain.slice(from).search(paying) : -1;
  return isWhole ? { from, to: end === -1 ? text.plain.length : from + end } : null;
}

/** '… sexta de manhã pago no débito': how to pay is told behind the visit. */
const paying =
  /[ ,]+(?:e )?(?:pago|pagar|pagando|pagamento|venc\w*|(?:no|por|com|em|via) (?:debito|boleto|pix)|debito|boleto|pix)\b/;

/** What else has a time of its own. */
const ofAnother =
  /\b(?:lig\w*|telefon\w*|cham\w*|receb\w*|pag\w*|venc\w*|fatura|conta|boleto|mand\w*|envi\w*|nasc\w*|respond\w*|volt\w*|fal\w*|continu\w*|decid\w*)\b/;
const ofMonth = /\bdia \d|\d\/\d|^\d+$/;
const mostOfDay = 12;

/** 'Melhor sexta à tarde, que quinta tenho médico': a day of the week with its period can only be the visit's. */
function dayOfWeek(text: Text, asked: Asked): Told | null {
  const clauses = clausesOf(text);
  const partsOf = ({ from, to }: Told) => spokenParts(text.plain.slice(from, to));
  const first = clauses.findIndex((clause) => partsOf(clause).some(({ kind }) => kind === 'weekday'));
  const from = clauses[first]?.from;
  if (from === undefined) return null;
  const next = clauses.slice(first + 1).find(({ from, to }) => ofMonth.test(text.plain.slice(from, to)));
  const to = next?.from ?? text.plain.length;
  const said = within(text, from, to);
  if (wordsOf(said.plain).length > mostOfDay || ofAnother.test(said.plain) || looksLikeQuestion(said))
    return null;
  const { wanted } = spokenWish(said.plain, toIsoDate(asked.facts.today));
  const isWhole =
    wanted.some(({ kind }) => kind === 'weekday') && wanted.some(({ kind }) => kind === 'period');
  return isWhole ? { from, to } : null;
}

const soonest =
  /^(?:(?:e|a|o|pode ser|quero|queria|se possivel|se der|marca|pra|para|instala|instalacao|visita|tecnico) )*(?:o quanto antes|o mais (?:rapido|cedo)(?: que (?:der|puder|tiver)| possivel)?|assim que (?:der|puder|possivel|tiver)|logo que der|no primeiro dia(?: que (?:der|tiver))?)[.! ]*$/;
const ofPayment: readonly FieldName[] = ['due_date', 'direct_debit'];

/** 'Dia 10, boleto, o quanto antes': the first visit, where how to pay is asked and told. */
function soonestVisit(text: Text, { steps }: Asked): Told | null {
  if (!steps.some(({ fields }) => ofPayment.some((name) => fields.includes(name)))) return null;
  const clauses = clausesOf(text);
  const told = clauses.find(({ from, to }) => soonest.test(text.plain.slice(from, to)));
  const isOfDueDate = steps.some(({ fields }) => fields.includes('due_date')) && !/\d/.test(text.plain);
  return told !== undefined && clauses.length > 1 && !isOfDueDate ? told : null;
}

/** The part of a message that can only be about the visit, whatever is asked. */
export const visitTold = (text: Text, asked: Asked): Told | null =>
  namedVisit(text, asked) ?? dayOfWeek(text, asked) ?? soonestVisit(text, asked);
