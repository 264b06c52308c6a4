import type { Found } from '../recognisers/recogniser.ts';
import { numberWords } from '../spoken/number-words.ts';
import type { Text } from './text.ts';

interface Clause {
  from: number;
  to: number;
}

/** Separates clauses: punctuation, a line, a removed answer, a conjunction, or the name of another answer. */
const bounds =
  /,(?!\d)|[;\n\uE000]+|[.!?]+(?= |$)| (?:mas|entao|ai|porque|pq|pois) (?=[a-z\d])| e (?=[a-z])|(?<!\d) e (?=\d)|(?<! (?:[oae]|[dn][oa]|de)) (?=(?:o )?meu (?:nome(?: completo)?|cpf|celular|telefone|e-?mail) (?:e|eh) )|(?<=(?:megas?|gigas?|plano|\d)) (?=(?:no|em) nome d[aeo] [a-z])/g;

const andSome = /^ e (?:pouc[oa]s?|quebrados?|uns quebrados|tantos|la vai)\b/;

/** 'Dois mil e um', 'vinte e cinco', 'cento e poucos': the 'e' is inside a number. */
function isInNumber(plain: string, at: number): boolean {
  const [before = ''] = /[a-z]+$/.exec(plain.slice(0, at)) ?? [];
  const [behind = ''] = /^[a-z]+/.exec(plain.slice(at + ' e '.length)) ?? [];
  if (andSome.test(plain.slice(at))) return /\d$/.test(plain.slice(0, at)) || numberWords.has(before);
  const [tens, rest] = [numberWords.get(before), numberWords.get(behind)];
  return (
    tens !== undefined &&
    rest !== undefined &&
    tens.value >= 20 &&
    rest.value < tens.value &&
    behind !== 'uma'
  );
}

/** The clauses of a message. */
export function clausesOf({ plain, shown }: Text): Clause[] {
  const clauses: Clause[] = [];
  let from = 0;
  const add = (to: number) => {
    while (from < to && plain[from] === ' ') from++;
    if (/[a-z\d]/.test(plain.slice(from, to))) clauses.push({ from, to });
  };
  for (const match of plain.matchAll(bounds)) {
    // Nor is 'não é esse' separated.
    const isVerb = shown[match.index + 1]?.toLowerCase() === 'é';
    if (match[0] === ' e ' && (isVerb || isInNumber(plain, match.index))) continue;
    add(match.index);
    from = match.index + match[0].length;
  }
  add(plain.length);
  return clauses;
}

type Look = (text: Text) => Found | null;

/** Cuts both writings at the same places. */
export const within = ({ shown, plain }: Text, from: number, to: number): Text => ({
  shown: shown.slice(from, to),
  plain: plain.slice(from, to),
});

const isSame = (one: Found, other: Found | null): other is Found =>
  JSON.stringify(one.raw) === JSON.stringify(other?.raw);

/**
 * Narrows a match in a whole message to the fewest clauses that give the same value: the other clauses are for other fields,
 * or is left over.
 */
export function narrowed(found: Found, text: Text, look: Look, concerns: (part: Text) => boolean): Found {
  const clauses = clausesOf(text);
  if (clauses.length < 2) return found;
  let best = found;
  let [first, last] = [0, clauses.length - 1];
  const tryFrom = (start: number, end: number): boolean => {
    const [from, to] = [clauses[start]?.from, clauses[end]?.to];
    if (start > end || from === undefined || to === undefined) return false;
    const again = look(within(text, from, to));
    if (!isSame(found, again)) return false;
    best = { ...again, from: from + again.from, to: from + again.to };
    return true;
  };
  // A clause that mentions the field belongs to it.
  const isOther = (place: number): boolean => {
    const clause = clauses[place];
    const part = clause && within(text, clause.from, clause.to);
    return part !== undefined && look(part) === null && !concerns(part);
  };
  while (isOther(first) && tryFrom(first + 1, last)) first++;
  while (isOther(last) && tryFrom(first, last - 1)) last--;
  return best;
}
