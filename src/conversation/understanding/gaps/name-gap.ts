import { gapWords } from '../../../content/conversation/gaps.ts';
import { nameAlone } from '../recognisers/names/find-name.ts';
import { isHalfName, judgeName } from '../recognisers/names/judge-name.ts';
import {
  commonNames,
  givenAlone,
  givenNames,
  mothersOpenings,
  openings,
  particles,
  surnames,
} from '../recognisers/names/name-words.ts';
import { behindTitles } from '../recognisers/names/titles.ts';
import { plainOf, skipWords, type Text, wordsOf } from '../text/text.ts';
import type { Completed, Gap, Part } from './gap.ts';

interface Words {
  field: 'name' | 'mothers_name';
  leading: ReadonlySet<string>;
  surname: (name: string) => string;
  firstName: string;
}

const firstWord = (name: string): string => wordsOf(plainOf(name))[0] ?? '';
const isGivenName = (name: string): boolean =>
  givenNames.has(firstWord(name)) || givenAlone.has(firstWord(name));
const isSurname = (name: string): boolean =>
  particles.has(firstWord(name)) || (surnames.has(firstWord(name)) && !isGivenName(name));
const isOneWord = (name: string): boolean => wordsOf(name).length === 1;

/** Announces a name, so that a word that nobody knows is one: 'me chamo thaynara'. */
const announces = /^(?:(?:oi|ola|opa|e|eu)[ ,!]+)*(?:me chamo|meu nome(?: e| eh|:)?|chamo-me) /;

/** A single word is a name if it is a known given name or is written with a capital. */
const mayBeName = (word: string): boolean =>
  commonNames.has(plainOf(word)) || givenAlone.has(plainOf(word)) || /^\p{Lu}\p{Ll}+$/u.test(word);

/** 'Sr. Bielecki': a name that nobody knows, behind a title, may be either. */
const isEither = (name: string, { shown }: Text, leading: ReadonlySet<string>): boolean =>
  !isGivenName(name) && behindTitles(shown.slice(skipWords(plainOf(shown), leading))).isOfSurname;

function partIn(text: Text, { leading, surname, firstName }: Words): Part | null {
  const name = nameAlone(text, leading)?.replace(/ [a-z]$/i, '');
  if (name === undefined) return null;
  const asksFor = (one: string) => {
    if (isSurname(one)) return firstName;
    return isEither(one, text, leading) ? gapWords.whole(capitalised(one)) : surname(one);
  };
  if (isHalfName(wordsOf(plainOf(name))) && isGivenName(name)) return { kept: name, asks: surname(name) };
  if (isOneWord(name))
    return mayBeName(name) || announces.test(text.plain) ? { kept: name, asks: asksFor(name) } : null;
  return isSurname(name) && judgeName(`Ana ${name}`) !== 'no' ? { kept: name, asks: firstName } : null;
}

function complete(kept: string, text: Text, { field, leading }: Words): Completed | null {
  const more = nameAlone(text, leading);
  if (more === null) return null;
  const isWhole = ` ${plainOf(more)} `.includes(` ${plainOf(kept)} `) && !isOneWord(more);
  // If the surname came first, the new words are the given name.
  const isTurned = isSurname(kept) || (!isGivenName(kept) && isGivenName(more));
  const name = isWhole ? more : isTurned ? `${more} ${kept}` : `${kept} ${more}`;
  if (judgeName(name) === 'no') return null;
  // Confirm it if the new words are a full name themselves, or the kept word is neither a known given name nor a known surname.
  const isOther = !isWhole && (judgeName(more) !== 'no' || !(isGivenName(kept) || isSurname(kept)));
  return { raw: { [field]: [name] }, ...(isOther ? { doubtful: true } : {}) };
}

const capitalised = (name: string): string => name.replace(/^./u, (letter) => letter.toUpperCase());

const nameGapOf = (words: Words): Gap => ({
  partIn: (text) => partIn(text, words),
  complete: (kept, text) => complete(kept, text, words),
});

/** A first name without a surname, or the other way round. */
export const nameGap = nameGapOf({
  field: 'name',
  leading: openings,
  surname: (name) => gapWords.surname(capitalised(name)),
  firstName: gapWords.firstName,
});

export const mothersNameGap = nameGapOf({
  field: 'mothers_name',
  leading: mothersOpenings,
  surname: () => gapWords.mothersSurname,
  firstName: gapWords.mothersFirstName,
});
