import { clausesOf, within } from '../../text/clauses.ts';
import { mother } from '../../text/people.ts';
import {
  isCapital,
  letters,
  plainOf,
  type Segment,
  segmentsOf,
  skipWords,
  type Text,
  wordsOf,
} from '../../text/text.ts';
import type { Found } from '../recogniser.ts';
import { beforeNote, behindUnknown, withoutSlang, withoutTail } from './around-name.ts';
import { judgeName } from './judge-name.ts';
import { notFirst, notNames, particles, surnamesAmongNotNames } from './name-words.ts';
import { behindTitles } from './titles.ts';

/** The words of a message that is nothing but a part of a name, without what leads up to it; null for any other. */
export function nameAlone(text: Text, leading: ReadonlySet<string>): string | null {
  const [only, another] = segmentsOf(text);
  if (only === undefined || another !== undefined) return null;
  const said = only.shown.slice(startOf(only, leading));
  const name = tidied(
    said.slice(behindTitles(said).to).replace(fromPlace, '').replace(signsAtEnd, '').replace(saidAgain, ''),
  );
  const words = wordsOf(plainOf(name));
  const isOther = (word: string) =>
    notNames.has(word) && !surnamesAmongNotNames.has(word) && !particles.has(word);
  const isName = words.length > 0 && words.length <= 6 && !words.some(isOther) && onlyLetters.test(name);
  return isName && (!notFirst.has(words[0] ?? '') || particles.has(words[0] ?? '')) ? name : null;
}

const greeting =
  /^(?:[ao]|finad[oa]|falecid[oa]|saudosa|oi|ola|opa|eu|sou|meu|minha|e|eh|era|foi|chamava|ela|nome|mae)$/;

/** One word in front of a name may be its first one: 'Dona Maria Souza', 'Bom Jesus Silva'. */
function mayBeginName(dropped: string, name: string): boolean {
  const before = wordsOf(dropped);
  const isTitled = (words: readonly string[]) => words.every((word) => isCapital(word));
  const [only = '', another] = before;
  if (only === '' || greeting.test(plainOf(only))) return false;
  return another === undefined || (isTitled(before) && isTitled(wordsOf(name)));
}

const onlyLetters = new RegExp(`^[${letters}'’ -]+$`);
/** 'Sebastião Marmo 2º'. */
const ordinalAtEnd = /[ ,]+\d{1,2} ?[ºª°][. ]*$/;
/** 'Maria mesmo' is Maria; in a longer name it may be a part of it. */
const saidAgain = / (?:mesm[oa]|msm|aqui)$/;
/** 'Letícia Farias depois eu passo o email'. */
const saidLater = / (?:depois|dps|mais tarde)(?: .*)?$/i;
/** 'Sonia Marques e ah', where another fact was taken out behind it. */
const begunAtEnd = /(?:[ ,]+(?:e|ah|ahn|oh|ai|entao|mas|tambem|ainda))+$/i;
/** A pause in a name may be its end: 'nandinha... Fernanda Prado'. */
const pause = /\.\.|…/;
/** A figure is never part of a name: 'Ana Souza 31 anos'. */
const numberAtEnd = / \d[\d./-]*(?: anos?)?$/;
/** 'A Cleusa aqui de Sarzedo'. */
const fromPlace = / (?:aqui|daqui|l[aá]) (?:d[aeo]|em|n[ao]) .*$/i;
const signsAtEnd = new RegExp(`[^${letters}\\d]+$`);

/** Text before a name: a verb such as 'é', 'sou', 'consta' and everything before it ('no RG consta …', 'fala com o …'). */
const nameIntroduction = new RegExp(
  `^.*(?<![${letters}'’])(?:é|eh|sou(?: eu)?(?: mesm[oa]| msm)?|vai ser|ser[aá]|soy|is|i['’]?m|chama(?: eu)? de|chamo|(?:se )?chama(?:va)?(?:-se|m de)?|llamo|chamar de|(?:const[ao]u?|t[aá]|est[aá]|aparece)(?:(?: [a-z]+){0,3} como| escrito| assim)?|era|fal[ae] com|assina(?: como)?)(?: [oa])?:?,? (?=[${letters}])`,
);

const frameOf = (shown: string): number => nameIntroduction.exec(shown.toLowerCase())?.[0].length ?? 0;

/** Asks to note a name: 'pode botar aí no nome de …'. Names behind it are capitalised. */
const order = new RegExp(
  '^(?:oi,? )?(?:(?:a[ií]|n[oa] (?:meu |minha )?(?:cadastro|nome|contrato|ficha)) )?(?:po(?:d[ei]?|r) )?(?:colo(?:ca|que|car)|bot[ae]r?|p[oõ]e|ponha|anot[ae]r?|registr[ae]r?|escrev[ea]|cadastr[ae]r?|mand[ae]r?|us[ae]r?|inclu[ia]|salv[ae]|grav[ae]|digit[ae]r?|preench[ae]|deix[ae])' +
    `(?:,? (?:a[ií]|l[aá]|assim|(?:n?o )?(?:meu )?nome(?: de)?|no cadastro))*[:,]? (?:[oa] )?(?=[${letters}])`,
);

const orderOf = (shown: string): number =>
  order.exec(shown.slice(0, 1).toLowerCase() + shown.slice(1))?.[0].length ?? 0;

/**
 * The start of the name, after its introduction. In 'fala com o …' the introduction begins with a word that may also
 * stand alone before a name.
 */
const startOf = ({ shown, plain }: Text, leading: ReadonlySet<string>): number => {
  const lead = skipWords(plain, leading);
  return Math.max(lead + frameOf(shown.slice(lead)), frameOf(shown), orderOf(shown));
};

function inSegment(
  field: string,
  { from, shown, plain }: Segment,
  leading: ReadonlySet<string>,
): Found | null {
  const lead = startOf({ shown, plain }, leading);
  const titled = behindTitles(shown.slice(lead));
  const unknown = behindUnknown(shown.slice(lead + titled.to));
  const start = lead + titled.to + unknown;
  const said = withoutSlang(shown.slice(start));
  const bare = withoutTail(said);
  const told = bare.replace(ordinalAtEnd, '').replace(signsAtEnd, '');
  const candidate = told
    .replace(begunAtEnd, '')
    .replace(saidLater, '')
    .replace(numberAtEnd, '')
    .replace(saidAgain, '');
  const name = tidied(candidate);
  const verdict = judgeName(name);
  if (verdict === 'no') return null;
  const isOrdered = lead > 0 && lead === orderOf(shown);
  const found = {
    raw: { [field]: [name] },
    from: isOrdered ? from : from + lead,
    to: from + start + candidate.length,
  };
  // Too much may have been removed: 'Ana Souza moro aqui'.
  const next = /^\S+/.exec(said.slice(bare.length).trim())?.[0] ?? '';
  const isCutShort = next !== '' && !notNames.has(plainOf(next));
  // An order of one word may be a name all the same.
  const isToldTo = isOrdered && wordsOf(shown.slice(0, lead)).length > 1;
  const isSure =
    verdict === 'name' &&
    candidate === told &&
    !isCutShort &&
    unknown === 0 &&
    !pause.test(candidate) &&
    (titled.isSure || lead > 0) &&
    (isToldTo || !mayBeginName(shown.slice(0, lead), name));
  return isSure ? found : { ...found, doubtful: true };
}

/** Of 'Rita Moura que já é falecida' what stands in front of the note, unless a name is told in it: '… que agora é Rita Lima'. */
function inSegmentOrBeforeNote(field: string, segment: Segment, leading: ReadonlySet<string>): Found | null {
  const whole = inSegment(field, segment, leading);
  const bare = beforeNote(segment);
  const front = bare && inSegment(field, bare, leading);
  if (front === null || bare === null) return whole;
  const isInNote = whole !== null && !whole.doubtful && whole.from > bare.from + bare.plain.length;
  return isInNote ? whole : front;
}

/** 'Meu nome é grande: Ana Maria Souza'. */
function behindColon({ plain }: Segment) {
  const from = plain.lastIndexOf(': ') + 2;
  return from > 1 ? [{ from, to: plain.length }] : [];
}

/** Three words that are none of a conversation are a name, even if nobody known bears it. */
const isLong = (names: readonly string[] = []): boolean => wordsOf(names[0] ?? '').length > 2;

/** 'Ana Souza e quero pagar dia 10': the clause that looks like a name, where the whole does not. */
export function inSegmentOrClause(
  field: string,
  segment: Segment,
  leading: ReadonlySet<string>,
): Found | null {
  const whole = inSegmentOrBeforeNote(field, segment, leading);
  if (whole !== null && !whole.doubtful) return whole;
  // A full stop stands behind an initial as well.
  const clauses = segment.plain.includes('.') ? [] : [...clausesOf(segment), ...behindColon(segment)];
  const named = clauses
    .map(({ from, to }) => ({ from: segment.from + from, ...within(segment, from, to) }))
    .flatMap((clause) => inSegment(field, clause, leading) ?? []);
  const [only, another] = named.filter(({ doubtful }) => !doubtful);
  if (clauses.length > 1 && only !== undefined && another === undefined) return { ...only, doubtful: true };
  return (
    whole ??
    (clauses.length > 1
      ? (named.find(({ from, raw }) => from === segment.from && isLong(raw[field])) ?? null)
      : null)
  );
}

/** With one kind of apostrophe. */
const tidied = (text: string): string =>
  text.replace(/[´`‘]/g, '’').replace(/[.!]+/g, ' ').replace(/\s+/g, ' ').trim();

/** An initial has a full stop as well, and no sentence ends with it. */
const sentencesOf = (segment: Segment): Segment[] =>
  [...segment.plain.matchAll(/(?:[^.!]|[.!](?! )|(?<![a-z]{3}|\d{3})[.!])+/g)].map(({ 0: plain, index }) => {
    const from = index + (plain.length - plain.trimStart().length);
    const text = plain.trim();
    return { from: segment.from + from, plain: text, shown: segment.shown.slice(from, from + text.length) };
  });

export function best(field: string, text: Text, leading: ReadonlySet<string>): Found | null {
  const found = segmentsOf(text)
    .flatMap(sentencesOf)
    .flatMap((segment) => inSegmentOrClause(field, segment, leading) ?? []);
  return found.find(({ doubtful }) => !doubtful) ?? found[0] ?? null;
}

/** 'O nome dela é … e o meu é …', 'meu nome é … moro em Londrina': another fact ends the name, with 'e' or without. */
const otherFact = new RegExp(
  ` (?:(?:e )?(?:eu )?(?:(?:o )?meu|(?:a )?minha|o cep|sou d[eao]|nasci|pago|quero|queria|prefiro|preciso|gostaria|moro|vou|tenho)|e (?:a )?${mother}) `,
);

export const behind = (
  field: string,
  { shown, plain }: Text,
  opening: RegExp,
  leading: ReadonlySet<string>,
): Found | null => {
  const match = opening.exec(plain);
  if (match === null) return null;
  const at = match.index + match[0].length;
  const to = at + plain.slice(at).split(otherFact, 1).join('').length;
  const found = best(field, { shown: shown.slice(at, to), plain: plain.slice(at, to) }, leading);
  return found === null ? null : { ...found, from: at + found.from, to: at + found.to };
};
