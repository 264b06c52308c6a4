import type { UnderstoodAct } from '../../contract/calls/understand.ts';
import { fields, isFieldName } from '../../funnel/fields/fields.ts';
import { closedAnswer, saysYes } from '../closed-words.ts';
import { hasValue, tellsValue } from '../decide.ts';
import type { Said } from './change.ts';

/** What is chosen of what the shop offers, or agreed to: a question may name it without wanting it. */
const isChoice = (object: string): boolean =>
  isFieldName(object) && object !== 'quiz' && (fields[object].nature.listed || fields[object].nature.binds);

const asks =
  /\?\s*$|^\s*(?:(?:e|mas|oi|a[ií]|vcs|voc[eê]s) )*(?:tem|têm|existe|aceitam?|qual|quais|quanto|será)(?! que|\p{L})/iu;

/** A choice that is only polite in its form: 'pode ser o de 600?'. */
const chooses =
  /(?<!\p{L})(?:quer(?:o|ia)(?! saber)|prefiro|pode ser|escolh\p{L}+|coloc\p{L}+|p[oõ]e|contratar)(?!\p{L})/iu;

/** The part of the message that has these words, with its sign; the whole message if they are none. */
function clauseOf(words: string, message: string): string {
  const at = words === '' ? -1 : message.indexOf(words);
  if (at === -1) return message;
  const before =
    message
      .slice(0, at)
      .split(/[!?;\n]|[.,](?!\d)/)
      .at(-1) ?? '';
  const [behind = ''] = /^(?:[^.!?;,\n]|[.,](?=\d))*[.!?;,\n]?/.exec(message.slice(at + words.length)) ?? [];
  return before + words + behind;
}

const wants =
  /(?<!\p{L})(?:quer(?:o|ia)|prefiro|n[aã]o|num|n|nunca|s\/n|sem|nem|ativ[ae]r?|coloc\p{L}+|p[oõ]e|pode|sim|bora|claro|ok|d[eé]bito|boleto)(?!\p{L})/iu;

/** Whether a part of a message that is no question wishes or denies something. */
export const wishesBeside = (message: string): boolean =>
  message.split(/(?<=[.!?;,\n])/).some((clause) => !clause.includes('?') && wants.test(clause));

/** Whether a message asks about a value instead of choosing it. */
export function isAskedAbout(act: UnderstoodAct, message: string): boolean {
  const { object, words } = act;
  const clause = clauseOf(words, message);
  const isWished = words === '' ? wishesBeside(message) : chooses.test(clause);
  return tellsValue(act) && isChoice(object) && asks.test(clause) && !isWished;
}

/** The way to pay is as its own words say, whatever the model makes of them: 'débito'. */
export function asPaymentNamed(act: UnderstoodAct, { message }: Said): UnderstoodAct {
  const isPayment = tellsValue(act) && act.object === 'direct_debit' && saysYes(message) === null;
  const [way] = (isPayment && closedAnswer('direct_debit', message)?.direct_debit) || [];
  return way === undefined ? act : { ...act, values: { direct_debit: [way] } };
}

/** A question chooses nothing and proposes nothing: what it is about can be tapped. */
export const asOffer = (act: UnderstoodAct, { message }: Said): UnderstoodAct =>
  !isAskedAbout(act, message) || !hasValue(act)
    ? act
    : { ...act, values: {}, options: act.object === 'accept_promotions' ? [] : [act.values] };
