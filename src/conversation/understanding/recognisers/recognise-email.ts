import { parseEmail } from '../../../brazil/email.ts';
import { slip } from '../corrections/correction-phrases.ts';
import type { Asked } from '../reading.ts';
import { isDescribed } from '../spoken/email-notes.ts';
import { provider, providersOfCom } from '../spoken/email-providers.ts';
import { signs } from '../spoken/email-signs.ts';
import { nearWord } from '../spoken/near-word.ts';
import { isNoted, spokenEmail } from '../spoken/spoken-email.ts';
import { plainOf, type Text, wordsOf } from '../text/text.ts';
import { notNames, particles } from './names/name-words.ts';
import { type Found, labels, type Recogniser, span, whole } from './recogniser.ts';

const written = /[^\s@,;:<>()"'?!\uE000]{1,64} ?@ ?[a-z\d.-]{1,96}/i;
/** With spaces around its signs: 'ana . souza @ gmail. com. br'. Behind one `.com`, 'com' begins a sentence. */
const spaced =
  /[\w-]{1,32}(?:(?: [.] |[.])[\w-]{1,32}){0,4} ?@ ?(?:(?:g|hot) mail|out look|i cloud|[a-z\d-]{1,60})(?: ?\. ?(?:com|net|org|edu|gov)(?![a-z\d])(?: ?\. ?br(?![a-z\d]))?| ?\. ?br(?![a-z\d]))/i;

/** 'Joao silva @ gmail . com': where signs stand apart, so may the words of the name. */
function wordsBefore(shown: string, { index, 0: address }: RegExpExecArray, asked: Asked): string {
  if (!/ @/.test(address)) return '';
  const before = shown.slice(0, index);
  const [, run = ''] = /(?<![\w.@])((?:[a-z\d._]+ ){1,6})$/i.exec(before) ?? [];
  const words = run.split(' ').slice(0, -1);
  const isOther = (word: string) => [labels, notNames, signs].some((words) => words.has(plainOf(word)));
  const isName = (word: string | undefined) => word !== undefined && !isOther(word);
  // 'Rita de Cassia 60 @ …': a particle belongs to the name in front of it.
  const last = words.findLastIndex(
    (word, at) =>
      isOther(word) && !(particles.has(plainOf(word)) && isName(words[at - 1]) && isName(words[at + 1])),
  );
  const asksName = asked.steps.some(({ fields }) => fields.includes('name'));
  // 'Maria Souza, maria souza 77 @ …': the name is told in front of it.
  const again = words.findIndex((word, at) => {
    const front = before.slice(0, before.length - words.slice(at).join(' ').length - 1);
    return isName(word) && wordsOf(plainOf(front)).includes(plainOf(word));
  });
  const start = again > last ? again : words.length - 1;
  const told = words.slice(asksName ? Math.max(last + 1, start) : last + 1);
  return told.length === 0 ? '' : `${told.join(' ')} `;
}

/** 'a n a 7 7 @ g m a i l . c o m': each character by itself. */
const byCharacter = /(?<!\S)(?:[\w.-] ){3,64}@(?: [\w.-]){4,96}(?!\S)/;

function typed({ shown }: Text, asked: Asked): Found | null {
  const apart = byCharacter.exec(shown);
  if (apart !== null)
    return { raw: { email: [apart[0].replaceAll(' ', '')] }, ...span(apart), doubtful: true };
  const loose = spaced.exec(shown);
  if (loose?.[0].includes(' ')) {
    const before = wordsBefore(shown, loose, asked);
    return {
      raw: { email: [`${before}${loose[0]}`.replaceAll(' ', '')] },
      from: loose.index - before.length,
      to: loose.index + loose[0].length,
      ...((before !== '' || / .*@|@ ?[a-z]+ [a-z]/i.test(loose[0].replace(/ ?@/, '@'))) && {
        doubtful: true,
      }),
    };
  }
  const match = written.exec(shown);
  if (match === null) return null;
  const address = match[0].replaceAll(' ', '').replace(/[.-]+$/, '');
  return { raw: { email: [address] }, ...span(match) };
}

/** A spoken address counts if it is valid; otherwise the typed text is refused. */
function said(text: Text): Found | null {
  const spoken = spokenEmail(text);
  if (spoken === null) return null;
  const { address, from, to, isLoose } = spoken;
  return { raw: { email: [address] }, from, to, ...(isLoose ? { doubtful: true } : {}) };
}

const isEmail = (found: Found | null): boolean => parseEmail(found?.raw.email?.[0] ?? '') !== null;

/** '@gmailcom', '@hotmailcombr'. */
const withoutDot = new RegExp(`@(${provider})com(br)?$`, 'i');

/** 'ana@gmail' has only one possible ending. */
function withEnding(found: Found | null): Found | null {
  const [address = ''] = found?.raw.email ?? [];
  const dotted = address.replace(withoutDot, (_, host, br) => `@${host}.com${br ? '.br' : ''}`);
  if (found !== null && dotted !== address) return { ...found, raw: { email: [dotted] }, doubtful: true };
  const isBegun = found !== null && providersOfCom.has(address.split('@')[1]?.toLowerCase() ?? '');
  return isBegun ? { ...found, raw: { email: [`${address}.com`] }, doubtful: true } : null;
}

/** 'Dudinha 2009 tudo junto @ icloud . com'. */
function inOneWord(text: Text): Found | null {
  const joined = (part: string): string => part.replace(/ ?\. ?/g, '.');
  const heard = said({ shown: joined(text.shown), plain: joined(text.plain) });
  return heard && isEmail(heard) ? { ...heard, ...whole(text), doubtful: true } : null;
}

const goesBack = (heard: Found, typed: Found): boolean => heard.from < typed.from && heard.to >= typed.to;

/** 'maria@gmail.com, troquei, é m.silva', '…, não pera, é mendess com dois s no fim': the name alone, told again. */
const saidSign = ` (?:${[...signs.keys()].join('|')}) `;
const toldAgain = new RegExp(
  `^(?:[ ,.…;!-]+(?:nao|n|${slip}|troquei|confundi|ou|nada disso|(?:ta|esta|ficou|escrevi|digitei|botei|coloquei) errado))+[ ,.…;!-]+` +
    `(?:(?:e|eh|o certo e|certo e|com|ali e|e sim|o nome e)[ ,:]+)*(?!(?:e|eh|com|de|o) )([a-z\\d]{2,}(?:(?:[._-]|${saidSign})[a-z\\d]+)*)((?:,? (?:e )?(?:com|sem|tem|tudo|no|so) [^@,;]{1,40})?)[ .!]*(?=$|[,;])`,
);
const asSign = (said: string): string => signs.get(said.trim()) ?? said;

const isNear = (one: string, other: string): boolean =>
  one.startsWith(other.slice(0, 2)) || one.endsWith(other.slice(-4));

/** The name with the part that is told again; all of it, where that has as many parts. */
function nameAgain(name: string, again: string): string | null {
  const [parts, told] = [name.split(/(?=[._-])/), again.split(/[._-]/)];
  if (told.length > 1 || parts.length === 1) return isNear(name, again) ? again : null;
  const alike = parts.filter((part) => nearWord(again, [part.replace(/^[._-]/, '')]) !== null);
  if (alike.length !== 1) return isNear(name, again) && alike.length === 0 ? again : null;
  return parts.map((part) => (part === alike[0] ? part.replace(/[^._-]+/, again) : part)).join('');
}

/** An address whose name is told again without the provider. */
function withNameAgain(found: Found, text: Text): Found {
  const [address = ''] = found.raw.email ?? [];
  const [name = '', host = ''] = address.split('@');
  const [all = '', told] = toldAgain.exec(text.plain.slice(found.to)) ?? [];
  const again =
    told === undefined ? null : nameAgain(plainOf(name), told.replace(new RegExp(saidSign, 'g'), asSign));
  return again === null
    ? found
    : { raw: { email: [`${again}@${host}`] }, from: found.from, to: found.to + all.length, doubtful: true };
}

/** 'Ana@@gmail.com', 'ana@gmail,com': a sign typed twice, or the one beside it, in as many characters. */
const slippedSign = /@@|(?<=@[\w.,-]+),(?=(?:com|net|org|br)\b)/g;
const withSign = (written: string): string =>
  written.replace(slippedSign, (sign) => (sign === ',' ? '.' : '@ '));

function find(said: Text, asked: Asked): Found | null {
  const text = { shown: withSign(said.shown), plain: withSign(said.plain) };
  const found = findTyped(text, asked);
  return found !== null && text.shown !== said.shown ? { ...found, doubtful: true } : found;
}

function findTyped(text: Text, asked: Asked): Found | null {
  const found = foundIn(text, asked);
  if (found === null || isDescribed(found.raw.email?.[0] ?? '')) return null;
  return isEmail(found) ? withNameAgain(found, text) : found;
}

/** 'DOIS.IRMAOS@GMAIL.COM tudo maiúsculo': the note stands beside an address that is typed as one word. */
function besideNote(text: Text, asked: Asked): Found | null {
  const found = typed(text, asked);
  const address = found === null ? '' : text.plain.slice(found.from, found.to);
  return isEmail(found) && !/ |^(?:tudo)?junt[oa]/.test(address) ? found : null;
}

function foundIn(text: Text, asked: Asked): Found | null {
  if (isNoted(text.plain)) return besideNote(text, asked) ?? inOneWord(text);
  const found = typed(text, asked);
  const heard = said(text);
  // 'Rafa traço lima @ outlook . com' begins in front of what is typed as an address.
  if (found !== null && isEmail(found))
    return heard !== null && isEmail(heard) && goesBack(heard, found) ? { ...heard, doubtful: true } : found;
  return isEmail(heard) ? heard : (withEnding(heard) ?? withEnding(found) ?? found);
}

/** A note on spelling that cannot be applied safely: 'com k no lugar do c'. */
const spelling =
  /\b(?:no lugar|em vez|ao inves) d[eoa]\b|\bcom (?:dois|duas|um|uma )?[a-z]\b|\b(?:sem|tem) (?:o |a )?(?:acento|ponto|[a-z])\b/;

export const recogniseEmail: Recogniser = {
  kind: 'format',
  needs: 'at',
  asked: (text, asked) => {
    const found = find(text, asked);
    return found !== null && spelling.test(text.plain.slice(found.to)) ? { ...found, doubtful: true } : found;
  },
  anywhere: (text, asked) => {
    const found = find(text, asked);
    return isEmail(found) ? found : null;
  },
};
