import { plainOf } from '../../text/text.ts';
import { givenNames, particles, surnames } from './name-words.ts';

/** Titles in front of a name, which are no part of it. */
const inFull =
  'doutora?|pastora?|padre|frei|madre|monsenhor|conego|bispo|apostolo|reverend[oa]|presbitero|diacono|diaconisa|missionari[oa]|obreir[oa]|' +
  'professora?|mestre|engenheir[oa]|advogad[oa]|enfermeir[oa]|arquitet[oa]|dentista|delegad[oa]|juiza?|desembargadora?|vereadora?|deputad[oa]|prefeit[oa]|' +
  'soldado|cabo|sargento|subtenente|tenente|capitao|major|coronel|comandante|general|senhora?|senhorita|familia';
/** 'Ir' and 'pe' are titles with a full stop only. */
const shortened =
  '(?:dra?|sra?|srta|pr|profa?|engo?a?)[ªº]?\\.?|(?:d|dn?a|dª|pra|pe|ir|rev|sgt|ten|cap|cel|maj|gen|des|adv|enf|arq)\\.';
const polite = 'dona|seu|d(?= [a-z]{3})';
const alsoNames = 'irma|irmao|dom';

const title = new RegExp(
  `^(?:(?<sure>${inFull}|${shortened})|(?<polite>${polite})|${alsoNames})(?![a-z.]),? *(?=[a-z])`,
);
const titleAlone = new RegExp(`^(?:${inFull}|${shortened}|dona)$`);

/** Whether a word by itself is a title, and neither a name nor a relative. */
export const isTitle = (word: string): boolean => titleAlone.test(word);

/** The place behind the titles of a name: 'Pr. Elias', 'sra. dra. Beatriz'. In 'Irma Souza' the first word is the name. */
export function behindTitles(shown: string): { to: number; isSure: boolean; isOfSurname: boolean } {
  const plain = plainOf(shown);
  let to = 0;
  let isSure = true;
  let isOfSurname = false;
  for (;;) {
    const match = title.exec(plain.slice(to));
    // 'Al-Hassan' is one word.
    const [next = ''] = match === null ? [] : (/^[^\s,.]+/.exec(plain.slice(to + match[0].length)) ?? []);
    const isPolite = match?.groups?.polite !== undefined;
    const isSureHere = match?.groups?.sure !== undefined || (isPolite && givenNames.has(next));
    const mayBeName = !isSureHere && !isPolite;
    const isSurname = surnames.has(next) && !givenNames.has(next);
    if (match === null || particles.has(next) || (mayBeName && isSurname)) return { to, isSure, isOfSurname };
    to += match[0].length;
    isSure &&= isSureHere;
    isOfSurname ||= isSureHere;
  }
}
