import { clausesOf } from '../clauses.ts';
import { type SpokenPart, spokenParts } from './spoken-parts.ts';

/** Days and periods that a sentence wishes for, and those that it leaves out. */
export interface SpokenWish {
  wanted: readonly SpokenPart[];
  /** Those of one clause belong together: 'quinta de manhã' is no other morning. */
  excluded: readonly (readonly SpokenPart[])[];
}

/** What the visitor cannot is not what they can. */
/** 'Tarde demais' is not the afternoon. */
const tooMuch = /\bdemais\b/;
const exception = /\b(?:nao|menos|exceto|nem|nunca|tirando|fora)\b/;
/** 'Se for de manhã, eu falto' wishes for nothing. */
const condition = /^ ?(?:so )?se (?!(?:der|puder|possivel|tiver)\b)/;

function wishOf(clause: string): SpokenWish {
  const denied = exception.exec(clause);
  if (denied === null) return { wanted: spokenParts(clause), excluded: [] };
  const before = spokenParts(clause.slice(0, denied.index));
  const after = spokenParts(clause.slice(denied.index));
  // 'Segunda não posso' names the day before it says no, 'menos segunda' behind.
  if (after.length > 0) return { wanted: before, excluded: [after] };
  return denied[0] === 'nao' || denied[0] === 'nem'
    ? { wanted: [], excluded: before.length > 0 ? [before] : [] }
    : { wanted: before, excluded: [] };
}

/** Clause by clause; a sentence without any exception is read as one. */
export function spokenWish(plain: string): SpokenWish {
  const clauses = clausesOf({ plain, shown: plain }).map(({ from, to }) => plain.slice(from, to));
  const meant = clauses.filter((clause) => !condition.test(clause) && !tooMuch.test(clause));
  if (meant.length === clauses.length && !exception.test(plain))
    return { wanted: spokenParts(plain), excluded: [] };
  const wishes = meant.map(wishOf);
  return {
    wanted: wishes.flatMap(({ wanted }) => wanted),
    excluded: wishes.flatMap(({ excluded }) => excluded),
  };
}
