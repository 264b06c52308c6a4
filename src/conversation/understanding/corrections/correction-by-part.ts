import { givenValues } from '../../../answering/form/given-values.ts';
import { birthYear } from '../../../brazil/date.ts';
import type { FieldName } from '../../../funnel/fields/answer-values.ts';
import { stepOf } from '../../../funnel/steps/steps.ts';
import { answerLabelIn } from '../answer-labels.ts';
import { stepOfAnswer } from '../commands/command-in.ts';
import { aside, correctionVerbs, unwanted } from '../commands/command-words.ts';
import { isFiller } from '../left-over.ts';
import type { Asked, Reading, RecognisedAnswer } from '../reading.ts';
import { check, isReview, pendingFields, stepFor } from '../recognise-answers.ts';
import { provider, providersOfCom } from '../spoken/email-providers.ts';
import { nearWord } from '../spoken/near-word.ts';
import { spokenNumbers } from '../spoken/spoken-numbers.ts';
import { looksLikeQuestion } from '../text/looks-like-question.ts';
import { isCapital, plainOf, type Text, wordsOf } from '../text/text.ts';
import { digitsOf, withEnd, withHost } from './part-of-answer.ts';

interface Part {
  says: RegExp;
  /** What may have such a part. */
  fields: readonly FieldName[];
  /** The whole answer with this part; null where only its writing is spoken of. */
  whole: (current: string, said: string, asked: Asked) => string | null;
}

const wordsMeant: readonly FieldName[] = ['name', 'mothers_name', 'email'];
const numbersMeant: readonly FieldName[] = ['phone', 'cpf', 'cep', 'account_number'];

const is = '(?: (?:e|eh|era|sao|seria|fica|ficou|com|em|por|no|do|da|dele|dela|certo|correto|mesmo))*[ :]+';

/** A date with another year. */
function withYear(current: string, said: string, { facts }: Asked): string | null {
  const year = said.length === 4 ? said : birthYear(Number(said), facts.today);
  return year === null ? null : current.slice(0, -4) + String(year);
}

/** What people say of an answer when they tell only a part of it. */
const parts: readonly Part[] = [
  {
    says: new RegExp(
      `\\b(?:final|fim|finalzinho|termin\\w+|acab\\w+|ultim[oa]s?)(?: (?:tres|dois|quatro|[2-4]))?(?: (?:digitos?|numeros?|algarismos?))?(?: d[oae] (?:meu |minha )?(?:[a-z-]+))?${is}(\\d[\\d ]{0,4})$`,
    ),
    fields: numbersMeant,
    whole: withEnd,
  },
  {
    says: new RegExp(`\\b(?:ddd|codigo de area)(?: (?:certo|correto))?${is}0?(\\d{2})$`),
    fields: ['phone'],
    whole: (current, said) => said + digitsOf(current).slice(2),
  },
  {
    says: new RegExp(`\\b(?:comec\\w+|inicio)${is}(\\d{2,5})$`),
    fields: ['phone', 'cpf', 'cep'],
    whole: (current, said) => said + digitsOf(current).slice(said.length),
  },
  {
    says: /\b(?:ano|nasci|niver|aniversario|nascimento)\D{1,30}? ((?:19|20)\d\d|\d\d)(?=$|,? (?:e )?nao )/,
    fields: ['birth_date'],
    whole: withYear,
  },
  {
    says: /\b(?:ano|nasci|nascimento)\b.*\b(?:coloquei|botei|pus|digitei|escrevi) \d{2,4},? (?:mas|so que|e) (?:o certo )?(?:e|eh|era) ((?:19|20)\d\d|\d\d)$/,
    fields: ['birth_date'],
    whole: withYear,
  },
  {
    says: /\b(?:nasci|nascimento)\b(?: (?:no|em|foi|e|eh))? dia (\d{1,2})$/,
    fields: ['birth_date'],
    whole: (current, said) => said.padStart(2, '0') + current.slice(2),
  },
  {
    says: new RegExp(`^(?:.*\\b(?:e|eh|era|do|no|pelo) )?@?(${provider})(?:\\.com(?:\\.br)?| ponto com)?$`),
    fields: ['email'],
    whole: (current, said) => withHost(current, providersOfCom.has(said) ? said : `${said}.com.br`),
  },
  {
    says: /(?:^|\b(?:e|eh|no|termina|final) (?:em )?)(?:so )?(?:\.|ponto )(com(?:(?:\.| ponto )br)?)(?:[ ,]+(?:sem|e nao|nao).*| no (?:final|fim))?$/,
    fields: ['email'],
    whole: (current, said) => current.replace(/(@[^.]+).*$/, `$1.${said.replace(' ponto ', '.')}`),
  },
  {
    says: /(?<=^| )(?:e |eh |era |se escreve |escreve |escrito |tem |leva )*(?:com|sem) (?:a letra |o |um |dois |duas )?(?:[a-z]|th|ph|ss|[rl]{2}|acento|til|cedilha|hifen|agas?|eles?|enes?|emes?|erres?|esses?|tes?|xis|ipsilon|ze)(?: (?:no|em vez|e nao|nao) .*| mudo)?$/,
    fields: wordsMeant,
    whole: () => null,
  },
];

/** Of the fields with such a part: the one that is named, at the review any that was given, else those of the question before. */
function fieldsMeant(text: Text, ofPart: readonly FieldName[], asked: Asked): readonly FieldName[] {
  const { journey, facts, steps } = asked;
  const isGiven = (name: FieldName) => ofPart.includes(name) && facts.answers[name] !== undefined;
  const named = answerLabelIn(text.plain);
  // 'Os últimos números' is said of any.
  if (named !== null && !/^numero/.test(text.plain.slice(named.from))) {
    const { fields } = stepOf(stepOfAnswer(named.label, asked) ?? named.label.step);
    return fields.filter(isGiven);
  }
  const open = steps[0] === undefined ? -1 : journey.indexOf(steps[0].id);
  const given = journey
    .slice(0, open === -1 ? undefined : open)
    .filter((id) => stepOf(id).screen === 'form')
    .map((id) => stepOf(id).fields.filter(isGiven));
  return isReview(asked) ? given.flat() : (given.findLast((names) => names.length > 0) ?? []);
}

/** An answer as it is with another value; null where its field would refuse it, and where it is the same. */
function changed(field: FieldName, value: string, asked: Asked): RecognisedAnswer | null {
  const step = stepFor(field, asked);
  const [current = ''] = givenValues(field, asked.facts.answers)[field] ?? [];
  const raw = { [field]: [value] };
  const checked = check(field, raw, asked);
  const isSame = plainOf(current) === plainOf(value) || digitsOf(current) === value;
  return step === null || isSame || checked.kind === 'refused'
    ? null
    : { step, field, raw, shown: checked.shown };
}

const written = (field: FieldName, { facts }: Asked): string =>
  givenValues(field, facts.answers)[field]?.[0] ?? '';

/** Of several that may be meant nobody knows which: the visitor is asked. */
const asksFor = (found: readonly RecognisedAnswer[]): Reading | null => {
  const [only, another] = found;
  if (only === undefined) return null;
  return another === undefined
    ? { kind: 'proposal', answers: [only] }
    : { kind: 'command', command: { name: 'correct', step: null } };
};

/** A value with one word of it, or a few of its digits, in place of others; null where they do not stand there just once. */
function replaced(current: string, isNumber: boolean, old: string, said: Text): string | null {
  const text = isNumber ? digitsOf(current) : current;
  const isLike = isNumber
    ? /^\d{2,}$/.test(old) && /^\d+$/.test(said.plain) && old.length === said.plain.length
    : /^[a-z]{3,}$/.test(old) && /^[a-z]{3,}$/.test(said.plain);
  const all = isNumber ? plainOf(text).split(old) : plainOf(text).split(new RegExp(`\\b${old}\\b`));
  const [before, behind] = all;
  if (!isLike || before === undefined || behind === undefined || all.length > 2) return null;
  const isLarge = !isNumber && isCapital(text.charAt(before.length));
  const word = isLarge ? said.shown.replace(/^./u, (letter) => letter.toUpperCase()) : said.shown;
  return text.slice(0, before.length) + word + text.slice(before.length + old.length);
}

/** 'O nome da minha mãe é Marta': the value without what leads up to it. */
const leadIn = /^.*?(?:^| )(?:(?:e|eh|com|do|no|final) )+/;

/** Somebody's e-mail has their name in it, too. */
const kinds: readonly (readonly FieldName[])[] = [['name', 'mothers_name'], ['email'], numbersMeant];

/** 'Não é Sousa, é Souza', 'é 71 e não 17': a part of an answer in place of another part of it. */
export function partInPlaceOf(old: string, told: Text, asked: Asked): RecognisedAnswer | null {
  const named = answerLabelIn(told.plain)?.label.field;
  const from = leadIn.exec(told.plain)?.[0].length ?? 0;
  const said = { shown: told.shown.slice(from), plain: told.plain.slice(from) };
  const ofKind = (fields: readonly FieldName[]) =>
    fields.flatMap((field) => {
      if (asked.facts.answers[field] === undefined || (named !== undefined && named !== field)) return [];
      const value = replaced(written(field, asked), numbersMeant.includes(field), old.trim(), said);
      return value === null ? [] : (changed(field, value, asked) ?? []);
    });
  const [only, another] = kinds.map(ofKind).find((found) => found.length > 0) ?? [];
  return only !== undefined && another === undefined ? only : null;
}

/** A word by itself, perhaps with how it is written: 'é Anna com dois n'. */
const alone =
  /^(?:(?:e|eh|meu nome e|o certo e) )?([a-z]+)(,? (?:com|sem) (?:(?:a letra|o|um|dois|duas) )?[a-z]{1,4})?$/;
const leastLetters = { alone: 5, withNote: 4 };

/** 'Sousa': at the review a word that is one slip away from one that was given takes its place. */
function respelt({ shown, plain }: Text, asked: Asked): Reading | null {
  const [, said = '', note] = alone.exec(plain) ?? [];
  const least = note === undefined ? leastLetters.alone : leastLetters.withNote;
  if (!isReview(asked) || said.length < least) return null;
  const word =
    shown
      .slice(0, shown.length - (note?.length ?? 0))
      .split(' ')
      .at(-1) ?? '';
  const found = fieldsMeant({ shown, plain }, ['name', 'mothers_name'], asked).flatMap((field) => {
    const current = written(field, asked);
    const words = wordsOf(plainOf(current));
    const near = words.includes(plainOf(word)) ? null : nearWord(plainOf(word), words, least);
    const value = current
      .split(' ')
      .map((one) => (plainOf(one) === near ? word.replace(/^./u, (letter) => letter.toUpperCase()) : one))
      .join(' ');
    return near === null ? [] : (changed(field, value, asked) ?? []);
  });
  return asksFor(found);
}

/** 'O contrato termina em 12' speaks of no answer: in front of a part stands its name, the old value, or nothing. */
function saysNothingElse(before: string, meant: readonly FieldName[], asked: Asked): boolean {
  const own = new Set(meant.flatMap((field) => wordsOf(plainOf(written(field, asked)))));
  return wordsOf(before).every(
    (word) =>
      word.length < 3 || isFiller(word) || aside.has(word) || correctionVerbs.has(word) || own.has(word),
  );
}

/** Longer messages tell more than a part of an answer. */
const most = 12;

/** What is asked may have such a part as well: unless it is named nobody knows which one is meant. */
const fieldsOfPart = (text: Text, ofPart: readonly FieldName[], asked: Asked): readonly FieldName[] =>
  answerLabelIn(text.plain) === null && pendingFields(asked).some((field) => ofPart.includes(field))
    ? []
    : fieldsMeant(text, ofPart, asked);

/** A part of an answer that was given, without the rest of it: 'o final é 71', 'o ano é 1991', 'é hotmail', 'é com z'. */
export function correctionByPart(text: Text, asked: Asked): Reading | null {
  if (looksLikeQuestion(text) || unwanted.test(text.plain) || wordsOf(text.plain).length > most) return null;
  const plain = (spokenNumbers(text)?.text.plain ?? text.plain).replace(
    /(?:,? e nao(?: \S+){1,2})?[ .!]*$/,
    '',
  );
  const isPending = (field: FieldName) => pendingFields(asked).includes(field);
  for (const { says, fields, whole } of parts) {
    const match = says.exec(plain);
    const meant = match === null ? [] : fieldsOfPart(text, fields, asked);
    const [first, another] = meant;
    if (match === null || first === undefined || meant.some(isPending)) continue;
    if (!saysNothingElse(plain.slice(0, match.index), meant, asked)) continue;
    const values = meant.map((field) => whole(written(field, asked), match[1] ?? '', asked));
    const found = meant.flatMap((field, place) => {
      const value = values[place] ?? null;
      return value === null ? [] : (changed(field, value, asked) ?? []);
    });
    const said = asksFor(found);
    if (said !== null) return said;
    // How it is to be written is for its question.
    const step = another === undefined ? stepFor(first, asked) : null;
    return { kind: 'command', command: { name: 'correct', step } };
  }
  return respelt(text, asked);
}
