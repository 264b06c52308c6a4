import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { isChoice, isDigits, isName } from './answer-kinds.ts';
import { hasPlan } from './plans/plan-mention.ts';
import type { Asked } from './reading.ts';
import { digitByDigit, type Found, type Recogniser } from './recognisers/recogniser.ts';
import { recognisers } from './recognisers/recognisers.ts';
import { leavesNothing } from './recognisers/visit/recognise-schedules.ts';
import { mayLackAt } from './spoken/email-signs.ts';
import { hasNumberWord } from './spoken/number-words.ts';
import type { Spelled, TextRange } from './spoken/spelled.ts';
import { spokenNumbers } from './spoken/spoken-numbers.ts';
import { clausesOf, narrowed, within } from './text/clauses.ts';
import type { Text } from './text/text.ts';

const recogniserOf = (name: FieldName): Recogniser => recognisers[name];

type Look = (text: Text) => Found | null;

const covers = (one: TextRange, other: TextRange): boolean => one.from <= other.from && one.to >= other.to;

/** '01310-1oo': letters that look like digits, among digits. */
const lookAlike = /(?<=\d[./-]?|\d[oli]{1,2})[oli](?![a-hjkmnp-z])|(?<![a-z])[oli](?=\d{2})/g;

/** Replaces those letters by digits; the answer is doubtful. */
function lookingAlike(text: Text, look: Look): Found | null {
  const plain = text.plain.replace(lookAlike, (letter) => (letter === 'o' ? '0' : '1'));
  const found = plain === text.plain ? null : look({ plain, shown: plain });
  return found && { ...found, doubtful: true };
}

/** In a postcode, a spoken zero after thousands is a digit of its own: 'Treze mil zero vinte'. */
function inThousands(text: Text, look: Look): Found | null {
  const spoken = / mil zero /.test(text.plain) ? spokenNumbers(text, { isApart: true }) : null;
  const found = foundIn(spoken, look);
  return found && { ...found, doubtful: true };
}

/** The answer in a text with its numbers in digits, and its place in the typed text. */
function foundIn(spoken: Spelled | null, look: Look): Found | null {
  const heard = spoken && look(spoken.text);
  return heard && { ...heard, ...spoken.placeOf(heard) };
}

/** The text with the groups of its number as one number; without a length of its own the number is doubtful. */
function inGroups(name: FieldName, text: Text, look: Look): Found | null {
  const { inGroups: shape } = recogniserOf(name);
  const found = shape === undefined ? null : foundIn(spokenNumbers(text, { shape }), look);
  const isDoubtful = shape?.label !== undefined || shape === digitByDigit;
  return found && { ...found, ...(isDoubtful && { doubtful: true }) };
}

const isSame = (one: Found, other: Found): boolean => JSON.stringify(one.raw) === JSON.stringify(other.raw);

/** What is typed is only a part of what was said: '33221 com dígito zero', 'mil 534'. */
const isPartOf = (typed: Found, said: Found, parts: readonly TextRange[]): boolean =>
  (covers(said, typed) && !covers(typed, said)) ||
  parts.some((part) => part.from < typed.to && part.to > typed.from);

/** Of an answer in what is typed and one in what is said, the one that holds the whole number. */
function wholeOf(typed: Found | null, said: Found | null, parts: readonly TextRange[]): Found | null {
  if (typed === null || said === null || typed.doubtful) return said ?? typed;
  return isPartOf(typed, said, parts) && !isSame(typed, said) ? said : typed;
}

/** The numbers that were said; a number word within a typed e-mail stays a word: 'tres.irmaos@…'. */
const partsSaid = (name: FieldName, spoken: Spelled | null): readonly TextRange[] =>
  name === 'email' ? [] : (spoken?.parts ?? []);

/** 'São 658 depois 908 e no fim 80': the groups of one number, with words between them. */
const betweenGroups =
  /(?<=\d)[ ,]+(?:(?:e|ai|dai|depois|em seguida|por ultimo|no fim|no final|por fim|vem|tem) )+(?=\d)/g;

function inNamedGroups(text: Text, look: Look): Found | null {
  const plain = text.plain.replace(betweenGroups, (words) => ' '.repeat(words.length));
  const joined = plain.replace(/(?<=\d) +(?=\d)/g, ' ');
  const found = plain === text.plain ? null : look({ plain: joined, shown: joined });
  return found && { ...found, from: 0, to: text.plain.length, doubtful: true };
}

/** A second search in the text as spoken, if the typed text holds nothing for the field. */
const otherwise = (name: FieldName, text: Text, look: Look): Found | null =>
  (isDigits(name) ? (lookingAlike(text, look) ?? inNamedGroups(text, look)) : null) ??
  (name === 'cep' ? inThousands(text, look) : null);

/** Looks in the typed text; if nothing certain is there, in the text with number words as digits. */
const lookAlsoInDigits =
  (name: FieldName, look: Look): Look =>
  (text) => {
    // Without its speed 'setecentos mega com Globoplay' would name a plan that exists; with it, none does.
    const spoken = isName(name) ? null : spokenNumbers(text);
    const said = foundIn(spoken, look);
    if (name === 'idPlan' && spoken !== null && hasNumberWord(text.plain)) return said;
    const typed = look(text);
    if (isName(name)) return typed;
    const told = wholeOf(typed, said, partsSaid(name, spoken));
    const grouped = inGroups(name, text, look);
    const isWhole = grouped !== null && (told === null || (covers(grouped, told) && !isSame(grouped, told)));
    return (isWhole ? grouped : told) ?? otherwise(name, text, look);
  };

/**
 * Searches clause by clause if the whole message holds no answer; null if two clauses contradict each other. A certain choice at the
 * beginning wins over the reasons behind it: 'boleto mesmo, já me deram um golpe com débito'.
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
  // A visit needs all its parts: one of them is no answer.
  const isFirst = name !== 'schedules' && certain.length > 0 && all[0] === certain[0];
  const [first, ...others] = isFirst ? certain : all;
  const says = (found: Found | null) => JSON.stringify(found?.raw);
  if (!first || others.some((other) => says(other) !== says(first))) return null;
  return isFirst && all.length > certain.length ? { ...first, doubtful: true } : first;
}

/** Whether a text has what a recogniser needs, typed or spoken. */
const has = {
  digit: (plain: string) => /\d/.test(plain) || hasNumberWord(plain),
  at: (plain: string) =>
    plain.includes('@') || mayLackAt(plain) || /\b(?:ar+ou?ba|at [a-z\d]+ (?:dot|ponto))\b/.test(plain),
};

/** A hypothesis, not an answer: 'Se eu aceitar, desconta dobrado?'. */
const asksWhatIf = /^(?:(?:e|mas|ai|entao|oi),? )*(?:se|caso) (?:eu|a gente|nos|quiser|precisar)\b/;

/** 'Se for pouco nem quero': the choice waits for a reply. */
const onCondition =
  /\b(?:se|caso) (?:(?:o |a |esse |isso |ele |ela |essa )?(?:desconto |diferenca |valor )?)?(?:for|fosse|der|valer|compensar|ficar|sair) (?:so |muito |bem |mais |um |uma )*(?:pouco|pouca|pouquinho|pena|bo[am]|baixo|baixa|alto|grande|bastante|mixaria|compensador|diferenca|coisa)\b|\bdependendo\b/;

export interface Search {
  rest: Text;
  asked: Asked;
  /** The field is open: the whole message may be its answer. For other fields only what can be nothing else counts. */
  isPending: boolean;
  isQuestion: boolean;
  /** A fact about the person was found before in the same message. */
  isBesidePerson: boolean;
}

/** The answer to a field in a message, or in what other fields left over. */
export function searchField(name: FieldName, search: Search): Found | null {
  const { asked, isPending, isQuestion, isBesidePerson } = search;
  const recogniser = recogniserOf(name);
  const rest = { ...search.rest, plain: recogniser.withoutPast?.(search.rest.plain) ?? search.rest.plain };
  if (recogniser.needs !== undefined && !has[recogniser.needs](rest.plain)) return null;
  if (name === 'idPlan' && hasPlan(rest.plain)) return null;
  if (isQuestion && isChoice(name) && asksWhatIf.test(rest.plain)) return null;
  if (name === 'direct_debit' && onCondition.test(rest.plain)) return null;
  const look = lookAlsoInDigits(name, (text) => {
    if (isPending) return recogniser.asked(text, asked);
    const found = recogniser.anywhere?.(text, asked) ?? null;
    return found ?? (isBesidePerson ? (recogniser.besidePerson?.(text, asked) ?? null) : null);
  });
  const found = look(rest);
  if (!isChoice(name)) return found;
  const concerns = (part: Text) => recogniser.concerns?.(part, asked) === true;
  if (found !== null) return narrowed(found, rest, look, concerns);
  return isQuestion ? null : ofClauses(name, rest, { asked, look, concerns });
}

interface LookInClauses {
  asked: Asked;
  look: Look;
  concerns: (part: Text) => boolean;
}

function ofClauses(name: FieldName, text: Text, { asked, look, concerns }: LookInClauses): Found | null {
  // Of 'não posso de manhã e de tarde' a clause alone would leave the other period.
  if (name === 'schedules' && leavesNothing(text, asked)) return null;
  // 'Vinte e cinco' is one number: the 'e' joins no clauses.
  const spoken = spokenNumbers(text);
  const inClause = inOneClause(name, spoken?.text ?? text, look, concerns);
  return inClause && spoken ? { ...inClause, ...spoken.placeOf(inClause) } : inClause;
}
