import type { FieldName } from '../../funnel/fields/answer-values.ts';
import { isPersonName } from './answer-kinds.ts';
import { planToldEarly } from './plans/plan-told-early.ts';
import type { Asked, Reading, RecognisedAnswer } from './reading.ts';
import { openFields, wholeAnswer } from './recognise-answers.ts';
import { notNames, particles, surnamesAmongNotNames } from './recognisers/names/name-words.ts';
import { isTitle } from './recognisers/names/titles.ts';
import { hasNumberWord } from './spoken/number-words.ts';
import { looksLikeQuestion } from './text/looks-like-question.ts';
import { inFull } from './text/normalise.ts';
import { isSmall, plainOf, type Text, wordsOf } from './text/text.ts';
import { complaintIn } from './tone/complaint.ts';
import { toneOf } from './tone/tone.ts';

/** Function words: two of them make a sentence, which is no name. */
const holdsTogether: ReadonlySet<string> = new Set(
  (
    'nao que quem qual quanto quando como porque por para eu voce voces me meu minha seu sua isso esse essa ' +
    'quero queria vou vai posso pode preciso precisa tenho tem sei sabe sou so ja mas com sem ele ela ainda depois pela pelo vai vamos muito nada agora fui foi assim'
  ).split(' '),
);

/** Words of which one alone makes a text no name. */
const neverInNames: ReadonlySet<string> = new Set(
  'nao que me voce voces isso quero queria vou sei estou tava prefiro preciso tenho'.split(' '),
);

function isSentence(plain: string): boolean {
  const words = wordsOf(inFull({ plain, shown: plain }).plain);
  return (
    words.filter((word) => holdsTogether.has(word)).length > 1 ||
    (words.length > 1 && words.some((word) => neverInNames.has(word)))
  );
}

const fewest = 3;

/** In lower case, a word of `notNames` rules out a name of three words or more: 'casa da minha vó'. */
const hasWordOfNoName = (shown: string): boolean =>
  wordsOf(shown).length >= fewest &&
  wordsOf(shown).some((word) => {
    const plain = plainOf(word);
    return isSmall(word) && notNames.has(plain) && !surnamesAmongNotNames.has(plain) && !particles.has(plain);
  });

/** Whether a text is a sentence or an insult, begins with a title, or says that it tells a name. */
export const isNoName = (text: Text): boolean =>
  isSentence(text.plain) ||
  hasWordOfNoName(text.shown) ||
  isTitle(wordsOf(text.plain)[0] ?? '') ||
  /\b(?:sobre)?nome\b/.test(text.plain) ||
  toneOf(text) === 'angry';

/** 'Um plano', and not 'casa um'. */
const article = /\buma? (?=[a-z])/g;

/** Two words or more without a figure are no house number: 'perto da padaria'. A single letter may be one. */
export const isWithoutFigure = (plain: string): boolean =>
  / /.test(plain) && !/\d|(?:^| )[a-z]$/.test(plain) && !hasNumberWord(plain.replace(article, ''));

/** Words without a figure, two options, a complaint or a plan: its figures are not a house number. */
const isOtherThanNumber = (text: Text, asked: Asked): boolean =>
  / ou /.test(text.plain) ||
  isWithoutFigure(text.plain) ||
  complaintIn(text) !== null ||
  planToldEarly(text, asked) !== null;

/** A question, or what there is not: 'não tem complemento, é casa térrea'. */
export const asksOrDenies = (text: Text): boolean => looksLikeQuestion(text) || /\bnao\b/.test(text.plain);

/** Asked together: what is no house number is no block or lot either. */
const ofHouses: readonly FieldName[] = ['number', 'block_number', 'allotment_number'];

/** What tells a block or a lot is no house number as a whole. */
const tellsBlock = (reading: Reading): boolean =>
  reading.kind === 'proposal' &&
  reading.answers.some(({ field }) => field === 'block_number' || field === 'allotment_number');

const isNoPlace = (field: FieldName, reading: Reading, text: Text, asked: Asked): boolean =>
  ((field === 'address' || field === 'number') && asksOrDenies(text)) ||
  (field === 'number' && (isOtherThanNumber(text, asked) || tellsBlock(reading)));

/** An answer, or words that only ask to correct one: 'falei errado'. */
const isCertain = (reading: Reading): boolean =>
  reading.kind === 'answer' ||
  reading.kind === 'option' ||
  (reading.kind === 'command' && reading.command.name === 'correct' && reading.command.step === null);

/** The whole message as an answer to the open field, offered beside any other reading. A sentence is not offered as a name. */
export function literalGuess(reading: Reading, text: Text, asked: Asked): RecognisedAnswer | null {
  if (isCertain(reading)) return null;
  const whole = wholeAnswer(text, asked);
  if (whole !== null && asked.waiting?.some(({ field }) => field === whole.field)) return null;
  if (whole !== null && isPersonName(whole.field) && isNoName(text)) return null;
  // 'Meu CNPJ é …' with a wrong digit is no name of the company.
  if (whole?.field === 'company_name' && reading.kind === 'refused') return null;
  if (whole !== null && ofHouses.includes(whole.field) && openFields(asked)[0] !== whole.field) return null;
  if (whole !== null && isNoPlace(whole.field, reading, text, asked)) return null;
  const isThere =
    reading.kind === 'proposal' &&
    reading.answers.some(({ field, shown }) => field === whole?.field && shown === whole.shown);
  return isThere ? null : whole;
}
