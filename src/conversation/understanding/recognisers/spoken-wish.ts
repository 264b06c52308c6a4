import { clausesOf } from '../clauses.ts';
import { type SpokenPart, spokenParts } from './spoken-parts.ts';

/** Days and periods that a sentence wishes for, and those that it leaves out. */
export interface SpokenWish {
  wanted: readonly SpokenPart[];
  /** Those of one clause belong together: 'quinta de manhã' is no other morning. */
  excluded: readonly (readonly SpokenPart[])[];
}

/** 'Tarde demais' is not the afternoon. */
const tooMuch = /\bdemais\b/;
/** What the visitor cannot is not what they can. */
const exception = /\b(?:nao|menos|exceto|nem|nunca|tirando|fora)\b/;
/** 'Se for de manhã, eu falto' wishes for nothing. */
const condition = /^ ?(?:so )?se (?!(?:der|puder|possivel|tiver)\b)/;

/** `isOpen`: what is left out stands at its end, and the list of it may go on. */
function wishOf(clause: string): SpokenWish & { isOpen: boolean } {
  const denied = exception.exec(clause);
  if (denied === null) return { wanted: spokenParts(clause), excluded: [], isOpen: false };
  const before = spokenParts(clause.slice(0, denied.index));
  const after = spokenParts(clause.slice(denied.index));
  // 'Segunda não posso' names the day before it says no, 'menos segunda' behind.
  if (after.length > 0) return { wanted: before, excluded: [after], isOpen: true };
  return denied[0] === 'nao' || denied[0] === 'nem'
    ? { wanted: [], excluded: before.length > 0 ? [before] : [], isOpen: false }
    : { wanted: before, excluded: [], isOpen: false };
}

/** 'Porque de tarde eu trabalho' tells why: it wishes for nothing. */
const reason = / (?:porque|pq|pois) $/;
/** 'Menos segunda e terça': days alone go on with what is left out. */
const goesOn =
  /^(?:(?:n?[ao]s?|d[aeo]|e|nem|feira|segunda|terca|quarta|quinta|sexta|sabado|domingo|seg|ter|qua|qui|sex|sab|dom)(?:-feira)?(?: |$))+$/;

/** Clause by clause; a sentence without any exception is read as one. */
export function spokenWish(plain: string): SpokenWish {
  const clauses = clausesOf({ plain, shown: plain }).map(({ from, to }) => ({
    text: plain.slice(from, to),
    isReason: reason.test(plain.slice(0, from)),
  }));
  const meant = clauses.filter(({ text }) => !condition.test(text) && !tooMuch.test(text));
  const isPlain = meant.length === clauses.length && !clauses.some(({ isReason }) => isReason);
  if (isPlain && !exception.test(plain)) return { wanted: spokenParts(plain), excluded: [] };
  const wanted: SpokenPart[] = [];
  const excluded: (readonly SpokenPart[])[] = [];
  let isOpen = false;
  for (const { text, isReason } of meant) {
    const wish = wishOf(text);
    const isListed: boolean = isOpen && goesOn.test(text);
    excluded.push(...wish.excluded, ...(isListed ? wish.wanted.map((part) => [part]) : []));
    if (!isListed && !isReason) wanted.push(...wish.wanted);
    isOpen = isListed || wish.isOpen;
  }
  return { wanted, excluded };
}
