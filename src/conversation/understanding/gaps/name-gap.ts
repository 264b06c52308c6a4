import { gapWords } from '../../../content/conversation/gaps.ts';
import type { Asked } from '../reading.ts';
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
const isKnownSurname = (name: string): boolean => surnames.has(firstWord(name));
const isOneWord = (name: string): boolean => wordsOf(name).length === 1;

/** Announces a name, so that a word that nobody knows is one: 'me chamo thaynara'. */
const announces = /^(?:(?:oi|ola|opa|e|eu)[ ,!]+)*(?:me chamo|meu nome(?: e| eh|:)?|chamo-me) /;

/** A single word is a name if it is a known given name or is written with a capital. */
const mayBeName = (word: string): boolean =>
  commonNames.has(plainOf(word)) || givenAlone.has(plainOf(word)) || /^\p{Lu}\p{Ll}+$/u.test(word);

/** 'Sr. Bielecki': a name that nobody knows, behind a title, may be either. */
const isEither = (name: string, { shown }: Text, leading: ReadonlySet<string>): boolean =>
  !isGivenName(name) && behindTitles(shown.slice(skipWords(plainOf(shown), leading))).isOfSurname;

/** What a part of a name is called in front of it: 'sobrenome Souza', 'o primeiro nome dela é Vera'. */
const called =
  /^(?:(?:e|eh|ai|o|meu|mais|agora|ah|so|eu|sei|lembro|tenho)[ ,]+)*(?:sobrenomes?|ultimo nome|segundo nome|primeiro nome|resto(?: do nome)?)(?: (?:e|eh|dela|meu|completo|da minha mae))*[ :,-]+(?=[a-z])/;

function withoutCalled({ shown, plain }: Text): Text {
  const from = called.exec(plain)?.[0].length ?? 0;
  // 'O primeiro nome, Iracema, fui criado pela avó': behind the part stands why.
  const reason = from > 0 ? /[,;].*$/.exec(plain.slice(from)) : null;
  const to = reason === null ? plain.length : from + reason.index;
  return { shown: shown.slice(from, to), plain: plain.slice(from, to) };
}

/** Given names that come one after the other belong together: 'Maria', 'Aparecida'. */
function withKept(name: string, field: Words['field'], { kept }: Asked): string {
  const before = kept?.field === field && kept.wrong === undefined ? kept.text : '';
  const isFurther = isGivenName(before) && isGivenName(name) && !plainOf(before).includes(plainOf(name));
  return isFurther ? `${before} ${name}` : name;
}

function partIn(said: Text, { field, leading, surname, firstName }: Words, asked: Asked): Part | null {
  const text = withoutCalled(said);
  const told = nameAlone(text, leading)?.replace(/ [a-z]$/i, '');
  if (told === undefined) return null;
  const name = withKept(told, field, asked);
  if (name !== told) return { kept: name, asks: surname(name) };
  const asksFor = (one: string) => {
    if (isSurname(one)) return firstName;
    return isEither(one, text, leading) ? gapWords.whole(capitalised(one)) : surname(one);
  };
  if (isHalfName(wordsOf(plainOf(name))) && isGivenName(name)) return { kept: name, asks: surname(name) };
  if (isOneWord(name))
    return mayBeName(name) || announces.test(text.plain) ? { kept: name, asks: asksFor(name) } : null;
  return isSurname(name) && judgeName(`Ana ${name}`) !== 'no' ? { kept: name, asks: firstName } : null;
}

/** 'Da Silva' behind 'Maria': what also leads up to a name belongs to a surname. */
function withParticle(name: string, { shown, plain }: Text): string {
  const [particle = ''] = /^d[aeo]s? /.exec(plain) ?? [];
  return particle !== '' && shown.slice(particle.length).startsWith(name) && isKnownSurname(name)
    ? shown.slice(0, particle.length) + name
    : name;
}

function complete(kept: string, text: Text, { field, leading }: Words): Completed | null {
  const told = withoutCalled(text);
  const alone = nameAlone(told, leading);
  if (alone === null) return null;
  const more = withParticle(alone, told);
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
  partIn: (text, asked) => partIn(text, words, asked),
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
