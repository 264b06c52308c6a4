import type { RawValues } from '../../../funnel/fields/field.ts';
import type { Asked } from '../reading.ts';
import type { NumberShape } from '../spoken/spoken-numbers.ts';
import { cut, letters, type Text } from '../text/text.ts';

export interface Found {
  raw: RawValues;
  from: number;
  to: number;
  /** Uncertain: the answer is proposed. */
  doubtful?: boolean;
}

type Recognise = (text: Text, asked: Asked) => Found | null;

/**
 * What an answer consists of:
 * - `digits`: a number of a certain form, a CEP or a date
 * - `format`: another form of its own, an e-mail
 * - `choice`: one of many things that the shop offers, and that visitors also talk about
 * - `option`: one of the options of its own question
 * - `person`: the name of a person
 * - `name`: the name of a thing, a street
 * - `words`: any other words or numbers, a complement
 */
export type AnswerKind = 'digits' | 'format' | 'choice' | 'option' | 'person' | 'name' | 'words';

export interface Recogniser {
  kind: AnswerKind;
  /** Searches the reply to its own question. The field may still refuse the match. */
  asked: Recognise;
  /** Searches at any other question: only what can be nothing else. */
  anywhere: Recognise | null;
  /** Searches at any other question, beside a fact about the person (a phone, an e-mail). */
  besidePerson?: Recognise;
  /** Whether a clause is about the field without holding a value: it then belongs to the clause that does. */
  concerns?: (text: Text, asked: Asked) => boolean;
  /** Every answer has a digit or an @, typed or spoken: without one, nothing is searched. */
  needs?: 'digit' | 'at';
  /** Its number may be told in groups of any length. */
  inGroups?: NumberShape;
  /** Blanks what is only told of another time or another person: 'da outra vez marcaram terça'. The length stays. */
  withoutPast?: (plain: string) => string;
  /** Words that its answers are told in, without accents: a slip of the finger in one of them is mended. */
  vocabulary?: (asked: Asked) => readonly string[];
  /** For a person's name: words that are certainly its answer. */
  isPlain?: (text: Text) => boolean;
}

/** Of no length of its own: its digits are joined only where they are told one by one. */
export const digitByDigit: NumberShape = { digits: /^$/ };

export const whole = ({ plain }: Text) => ({ from: 0, to: plain.length });

export const span = (match: RegExpExecArray) => ({ from: match.index, to: match.index + match[0].length });

export const labels: ReadonlySet<string> = new Set(
  (
    'a o as os e eh eu meu minha meus no na nos do da de em com que sao seu pra para por ' +
    'nome cep telefone tel fone cel celular zap whatsapp whats numero numeros num nr nº contato email mail cpf cnpj documento me chamo sou ' +
    'imail imeil emeio imeio data nascimento nasc nasci nascido nascida dia ddd endereco vencimento conta agencia ag banco plano quero moro fica my is the number phone mi es el correo seria'
  ).split(' '),
);

const labelBefore = new RegExp(`([${letters}\\d]{1,12})[ :.\\-–º°]{0,4}$`);

/** 'Lote A quadra B': a letter that is a value, and announces nothing; 'o lote e a quadra 5' joins two. */
const letterOfPart =
  /\b(?:[Qq]uadra|[Qq]d|[Ll]ote|[Ll]t|[Bb]loco|[Bb]l|[Tt]orre|[Cc]onjunto|[Cc]onj) [aAEO][ ,]*$/;

/** 'Jailson Santos do Nascimento': a surname, and not what the number behind it is. */
const surname = /(?<!\b(?:data|dt|dia|ano|local) )\bd[oe] nascimento[ :.-]*$/;

/** Takes an answer out, together with the words that announced it. */
export function takeOut(text: Text, { from, to }: Pick<Found, 'from' | 'to'>): Text {
  let start = from;
  for (;;) {
    const before = labelBefore.exec(text.plain.slice(Math.max(start - 17, 0), start));
    if (before?.[1] === undefined || !labels.has(before[1])) break;
    if (letterOfPart.test(text.shown.slice(0, start)) || surname.test(text.plain.slice(0, start))) break;
    start -= before[0].length;
  }
  return cut(text, start, to);
}

/** Whether one of these words stands shortly before a place. */
export const announced = (plain: string, from: number, words: RegExp): boolean =>
  words.test(plain.slice(Math.max(from - 24, 0), from));
