import { respelled, withoutLetters } from '../spoken/respelled-word.ts';
import { letterNames } from '../spoken/spelled-letters.ts';
import { within } from './clauses.ts';
import { cut, isCapital, type Text, textOf, wordsOf } from './text.ts';

const spokenLetters = new Map([...letterNames, ['agah', 'h'], ['ka', 'k'], ['ipsolon', 'y'], ['de', 'd']]);
/** 'Com a Ana', 'com ele' spell nothing. */
const isWord =
  '(?:(?=(?:efe|agah?|eme|ene|erre|dabli[ou])s?\\b)|(?!(?:[aeo]|[aeo]s|um|eu|d[aeo]|em|n[ao]|se|me|te|ou|so|tu|la|el[ae]|esse)(?! no |,? (?:e )?nao (?:com )?[a-z]\\b)(?= ?[a-z]))(?!el[ae]\\b|esse\\b))';
/** 'Com c h': two letters that stand together. */
const together = '[b-df-hj-np-tv-z](?: [b-df-hj-np-tv-z]){1,2}(?![a-z])';
const named = `(?:${[...spokenLetters.keys()].map((name) => `${name}s?`).join('|')}|${together}|[a-z]{1,2})`;
const letter = `${isWord}${named}`;
/** 'Z de zebra', and not 'com z de Jesus'. */
const byExample = [...'abcdefghijklmnopqrstuvwxyz']
  .map((one) => {
    const names = [...spokenLetters].flatMap(([name, letter]) => (letter === one ? [name] : []));
    return `(?:${[one, ...names].join('|')}) de ${one}[a-z]{2,}`;
  })
  .join('|');
const accent = '(?:acento|til|cedilha|hifen|apostrofo|trema|circunflexo|agudo)';
const where = `(?: (?:(?:no|na|em|de) (?:fim|final|comeco|inicio|meio|frente|ultim[oa]|primeir[oa])(?: (?:letra|nome))?|no lugar d[eo] ${named}))?`;
const spelledPart = `(?:(?:um |uma )?${accent}(?: (?:no|na|em) ${letter})?|(?:(?:um|dois|duas|2|dupl[oa]|so um) ${named}|${byExample}|${letter})(?: (?:mud[oa]|dupl[oa]|dobrad[oa]))?)${where}`;
/** 'Com th e y no fim', '(com dois l)', 'Luiza com z'. */
const spelling = new RegExp(
  `[ ,;(–-]+(?:(?:e |eh |se )?(?:escreve|escrito|escrita|tudo|e|eh)(?: se)? )?(?<how>com|sem) (?<parts>${spelledPart}(?:(?:,| e|,? e com| com) ${spelledPart})*)(?:,? (?:e )?nao (?:(?:e |eh )?com )?${spelledPart}(?: so)?)?(?=$|[ ,;.)!\\uE000])[ )!.…]*`,
);

/** What a note says of the letters of a name: 'com th', 'sem h', 'com z no final', 'sem acento'. */
interface SpellingNote {
  has: boolean;
  /** 'th', 'y', 'll'; of a note on an accent, the marks. */
  letters: string | RegExp;
  isAtEnd: boolean;
  /** The word in front of it, where the name goes on behind. */
  of: string | null;
}

const marks: Readonly<Record<string, RegExp>> = {
  acento: /[\u0300-\u0302]/g,
  til: /\u0303/g,
  cedilha: /\u0327/g,
  circunflexo: /\u0302/g,
  agudo: /\u0301/g,
  trema: /\u0308/g,
};
const count = /^(?:dois|duas|2|dupl[oa]|dobrad[oa])$/;
const noLetter = new RegExp(`${count.source}|^(?:mud[oa]|so|um)$`);

function lettersIn(part: string): string {
  const words = wordsOf(part.replace(/ de [a-z]{3,}$/, ''));
  const letters = words.every((word) => word.length === 1) ? [words.join('')] : words;
  const said = letters.find((word) => !noLetter.test(word)) ?? '';
  const one = spokenLetters.get(said) ?? spokenLetters.get(said.replace(/(?<=..)s$/, '')) ?? said;
  return words.some((word) => count.test(word)) ? one + one : one;
}

const notesIn = (parts: string, has: boolean, of: string | null): SpellingNote[] =>
  parts
    .split(/,| e (?:com )?| com /)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .flatMap((part) => {
      const [mark] = new RegExp(accent).exec(part) ?? [];
      const letters =
        mark === undefined ? lettersIn(part.replace(new RegExp(`${where}$`), '')) : (marks[mark] ?? null);
      return letters === null ? [] : [{ has, letters, isAtEnd: / (?:fim|final)$/.test(part), of }];
    });

/** A message that tells a name, and what it says of how that is spelled. */
export interface Noted {
  text: Text;
  notes: readonly SpellingNote[];
}

const holds = (word: string, letters: string, isAtEnd: boolean): boolean =>
  isAtEnd ? word.endsWith(letters) : word.includes(letters);

/** The word as a note says, if only one spelling can be meant; itself where it is spelled so. */
function wordAsNoted({ plain, shown }: Text, { has, letters, isAtEnd }: SpellingNote): string | null {
  if (typeof letters !== 'string') {
    const bare = shown.normalize('NFD').replace(letters, '').normalize('NFC');
    return has ? shown : bare;
  }
  if (has && holds(plain, letters, isAtEnd)) return shown;
  const to = has ? respelled(plain, letters, isAtEnd) : withoutLetters(plain, letters);
  if (to === null || to === plain) return to && shown;
  let from = 0;
  while (plain[from] === to[from]) from++;
  let behind = 0;
  while (behind < Math.min(plain.length, to.length) - from && plain.at(-1 - behind) === to.at(-1 - behind))
    behind++;
  const word = `${shown.slice(0, from)}${to.slice(from, to.length - behind)}${shown.slice(plain.length - behind)}`;
  return isCapital(shown) ? word.replace(/^./u, (letter) => letter.toUpperCase()) : word;
}

function asOneNoted(name: Text, note: SpellingNote): Text | null {
  const words = [...name.plain.matchAll(/[a-z]+/g)].map(({ index, 0: { length } }) => ({
    from: index,
    text: within(name, index, index + length),
  }));
  const withWord = (meant: typeof words): Text | null => {
    const told = meant.map(({ from, text }) => ({ from, text, as: wordAsNoted(text, note) }));
    const { letters } = note;
    const isThere = typeof letters === 'string' && note.has;
    if (isThere && meant.some(({ text }) => holds(text.plain, letters, note.isAtEnd))) return name;
    const changed = told.filter(({ text, as }) => as !== text.shown && (as !== null || !note.has));
    const [only, another] = changed;
    if (only === undefined) return isThere ? null : name;
    if (another !== undefined || only.as === null) return null;
    const { from, text, as } = only;
    return textOf(name.shown.slice(0, from) + as + name.shown.slice(from + text.shown.length));
  };
  const own = words.filter(({ text }) => text.plain === note.of);
  return (own.length === 1 ? withWord(own) : null) ?? withWord(words);
}

/** The name in the letters that the notes name; null where that is unclear. */
export const spelledAs = ({ text, notes }: Noted): Text | null =>
  notes.reduce<Text | null>((name, note) => name && asOneNoted(name, note), text);

/** Whether the name is to be written in other letters than it is. */
export const isMisspelled = (noted: Noted): boolean => spelledAs(noted)?.shown !== noted.text.shown;

/** '… no Sant'Anna': in which of the names that were told. */
function namedBehind(plain: string, end: number): number {
  const said = /^ ?(?:n[ao]|d[aeo]|em) ([a-z'’]+(?: [a-z'’]+)?)[ .!]*$/.exec(plain.slice(end));
  const told = wordsOf(plain.slice(0, end));
  return said !== null && wordsOf(said[1] ?? '').every((word) => told.includes(word)) ? plain.length : end;
}

/** 'Kelly com dois l ponto ramos do gmail' is spelled so in an address. */
const ofEmail = /^[^,;@]*(?:@|\b(?:arroba|ponto|underline|traco)\b)/;

/** 'Rosângela com acento no a, Batista Nogueira': behind a first name the pause ends the note, and not the name. */
const goesOnBehind = (before: string, behind: string): number =>
  wordsOf(before).length === 1
    ? (/^ ?,(?= ?[a-z]+(?: [a-z]+){0,4}[ .!]*$)/.exec(behind)?.[0].length ?? 0)
    : 0;

function withoutOneSpelling(text: Text): Noted {
  const match = spelling.exec(text.plain);
  const { parts, how } = match?.groups ?? {};
  const isOfEmail = match !== null && ofEmail.test(text.plain.slice(match.index + match[0].length));
  if (match === null || parts === undefined || isOfEmail) return { text, notes: [] };
  const before = text.plain.slice(0, match.index);
  const again = /(?:^|[ ,;(]+(?:e )?)([a-z]+)$/.exec(before);
  const end = namedBehind(text.plain, match.index + match[0].length);
  // 'Luiza, Luiza com z', 'Wagner com w Wagner Luiz', 'Lourdes com u, Maria de Lourdes Lima': the name is said twice.
  const isAgain =
    again !== null &&
    (wordsOf(before.slice(0, again.index)).includes(again[1] ?? '') ||
      wordsOf(text.plain.slice(end))[0] === again[1] ||
      (text.plain[end] === ',' && wordsOf(text.plain.slice(end)).includes(again[1] ?? '')));
  const pause = goesOnBehind(before, text.plain.slice(end));
  const rest = cut(text, isAgain ? again.index : match.index, end + pause);
  const goesOn = /^ ?[a-z]/.test(text.plain.slice(end));
  return { text: rest, notes: notesIn(parts, how === 'com', goesOn ? (again?.[1] ?? null) : null) };
}

/** 'Luiz com z e Otávio com acento': each name may have its own note. */
const mostNotes = 3;

/** The name without what is said of how it is spelled. */
export function withoutSpelling(text: Text): Noted {
  let noted: Noted = { text, notes: [] };
  for (let turn = 0; turn < mostNotes; turn++) {
    const next = withoutOneSpelling(noted.text);
    if (next.text === noted.text) break;
    noted = { text: next.text, notes: [...noted.notes, ...next.notes] };
  }
  const { length } = noted.text.plain.replace(/[ \uE000]+$/, '');
  return noted.text === text ? noted : { ...noted, text: within(noted.text, 0, length) };
}
