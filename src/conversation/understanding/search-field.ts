import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { hasPlan } from './plans/plan-mention.ts';
import type { Asked } from './reading.ts';
import type { Found, Recogniser } from './recognisers/recogniser.ts';
import { recognisers } from './recognisers/recognisers.ts';
import { hasNumberWord } from './spoken/number-words.ts';
import { mayLackAt } from './spoken/spoken-email.ts';
import { spokenNumbers } from './spoken/spoken-numbers.ts';
import { clausesOf, narrowed, within } from './text/clauses.ts';
import type { Text } from './text/text.ts';

const recogniserOf = (name: FieldName): Recogniser => recognisers[name];

export const takesAnyWords = (name: FieldName): boolean => recogniserOf(name).takesAnyWords === true;

/** Names are words: a street is called after the seventh of September, and nobody is called 7. */
const inWords: readonly FieldName[] = [
  'address',
  'neighborhood',
  'company_name',
  'mothers_name',
  'name',
  'quiz',
];

/** What is chosen in a sentence: it may stand in one clause of many. */
export const choiceFields: readonly FieldName[] = ['idPlan', 'schedules', 'due_date', 'direct_debit'];

/** What somebody or something is called: any word may be part of it. */
export const isName = (name: FieldName): boolean => name !== 'quiz' && inWords.includes(name);

type Look = (text: Text) => Found | null;

/** '33221 com dígito zero': what is typed is only the beginning of what is told. */
const goesOn = (typed: Found, said: Found): boolean => said.from <= typed.from && said.to > typed.to;

/** Of these nothing but digits is told. */
const ofDigits: readonly FieldName[] = ['cep', 'cpf', 'cnpj', 'phone', 'line_phone', 'birth_date'];

/** '01310-1oo': letters that look like digits, among digits. */
const lookAlike = /(?<=\d[./-]?|\d[oli]{1,2})[oli](?![a-hjkmnp-z])|(?<![a-z])[oli](?=\d{2})/g;

/** As digits; the visitor is asked. */
function lookingAlike(text: Text, look: Look): Found | null {
  const plain = text.plain.replace(lookAlike, (letter) => (letter === 'o' ? '0' : '1'));
  const found = plain === text.plain ? null : look({ plain, shown: plain });
  return found && { ...found, doubtful: true };
}

/** 'Treze mil zero vinte': eight digits, where the zero is one of its own. */
function inThousands(text: Text, look: Look): Found | null {
  const spoken = / mil zero /.test(text.plain) ? spokenNumbers(text, true) : null;
  const found = spoken && look(spoken.text);
  return spoken && found && { ...found, ...spoken.placeOf(found), doubtful: true };
}

/** In digits where it was said in words. */
function inDigits(text: Text, look: Look): Found | null {
  const spoken = spokenNumbers(text);
  const heard = spoken && look(spoken.text);
  return heard && { ...heard, ...spoken.placeOf(heard) };
}

/** What the message may say besides, where it says nothing of the field as it stands. */
const otherwise = (name: FieldName, text: Text, look: Look): Found | null =>
  (ofDigits.includes(name) ? lookingAlike(text, look) : null) ??
  (name === 'cep' ? inThousands(text, look) : null);

/** Looks in the typed text; if nothing certain is there, in the text with number words as digits. */
const lookAlsoInDigits =
  (name: FieldName, look: Look): Look =>
  (text) => {
    // 'Setecentos mega com Globoplay' is no plan, where without its speed it would be one.
    if (name === 'idPlan' && hasNumberWord(text.plain))
      return inDigits(text, look) ?? (spokenNumbers(text) === null ? look(text) : null);
    const found = look(text);
    if (inWords.includes(name)) return found;
    const said = inDigits(text, look);
    if (said === null) return found ?? otherwise(name, text, look);
    return found === null || found.doubtful || goesOn(found, said) ? said : found;
  };

/**
 * In the one clause that tells it, where the whole message does not; null where two say two things. A choice that begins the message
 * for sure comes before what may be why: 'boleto mesmo, já me deram um golpe com débito'.
 */
function inOneClause(
  name: FieldName,
  text: Text,
  look: Look,
  concerns: (part: Text) => boolean,
): Found | null {
  const clauses = clausesOf(text);
  if (clauses.length < 2) return null;
  const all = clauses.flatMap(({ from, to }) => {
    const part = within(text, from, to);
    const found = look(part);
    if (found === null) return concerns(part) ? [null] : [];
    return [{ ...found, from: from + found.from, to: from + found.to }];
  });
  const certain = all.filter((found) => found !== null && !found.doubtful);
  // A visit is told in several parts, and one of them is no answer.
  const isFirst = name !== 'schedules' && certain.length > 0 && all[0] === certain[0];
  const [first, ...others] = isFirst ? certain : all;
  const says = (found: Found | null) => JSON.stringify(found?.raw);
  if (!first || others.some((other) => says(other) !== says(first))) return null;
  return isFirst && all.length > certain.length ? { ...first, doubtful: true } : first;
}

/** Typed, or said in words. */
const has = {
  digit: (plain: string) => /\d/.test(plain) || hasNumberWord(plain),
  at: (plain: string) =>
    plain.includes('@') ||
    mayLackAt(plain) ||
    /\b(?:ar[ro]+ba|arouba|at [a-z\d]+ (?:dot|ponto))\b/.test(plain),
};

/** 'Se eu aceitar, desconta dobrado?' asks what would be. */
const asksWhatIf = /^(?:(?:e|mas|ai|entao|oi),? )*(?:se|caso) (?:eu|a gente|nos|quiser|precisar)\b/;

export interface Search {
  rest: Text;
  asked: Asked;
  /** Asked for, the whole message may be the answer; out of turn, only what can be nothing else. */
  isPending: boolean;
  isQuestion: boolean;
  /** Whether something of whoever orders was found already. */
  isBesidePerson: boolean;
}

/** What a message, or what is left of it, tells of a field. */
export function searchField(name: FieldName, search: Search): Found | null {
  const { rest, asked, isPending, isQuestion, isBesidePerson } = search;
  const recogniser = recogniserOf(name);
  if (recogniser.needs !== undefined && !has[recogniser.needs](rest.plain)) return null;
  if (name === 'idPlan' && hasPlan(rest.plain)) return null;
  if (isQuestion && choiceFields.includes(name) && asksWhatIf.test(rest.plain)) return null;
  const look = lookAlsoInDigits(name, (text) => {
    if (isPending) return recogniser.asked(text, asked);
    const found = recogniser.anywhere?.(text, asked) ?? null;
    return found ?? (isBesidePerson ? (recogniser.besidePerson?.(text, asked) ?? null) : null);
  });
  const found = look(rest);
  if (!choiceFields.includes(name)) return found;
  const concerns = (part: Text) => recogniser.concerns?.(part, asked) === true;
  if (found !== null) return narrowed(found, rest, look, concerns);
  if (isQuestion) return null;
  // 'Vinte e cinco' is one number, and no two clauses.
  const spoken = spokenNumbers(rest);
  const inClause = inOneClause(name, spoken?.text ?? rest, look, concerns);
  return inClause && spoken ? { ...inClause, ...spoken.placeOf(inClause) } : inClause;
}
