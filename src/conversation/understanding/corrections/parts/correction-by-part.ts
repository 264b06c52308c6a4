import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { givenText } from '../../../../funnel/fields/given-values.ts';
import { answerLabelIn, labelWords } from '../../answer-labels.ts';
import { aside, correctionVerbs, unwanted } from '../../commands/command-words.ts';
import { isFiller } from '../../left-over.ts';
import type { Asked, Reading, RecognisedAnswer } from '../../reading.ts';
import { pendingFields, stepFor } from '../../recognise-answers.ts';
import { inDigits } from '../../spoken/spoken-numbers.ts';
import { looksLikeQuestion } from '../../text/looks-like-question.ts';
import { digitsOf, isCapital, plainOf, type Text, wordsOf } from '../../text/text.ts';
import { but, shopNoted, wrote } from '../correction-phrases.ts';
import { respeltName } from '../names/respelt-name.ts';
import { asksFor, changed, fieldsMeant } from './answers-meant.ts';
import { numbersMeant, type Part, partsOfAnswers, withYear } from './parts-of-answers.ts';
import { withBirthFirst } from './with-birth-first.ts';

/** 'Era pra ser 1978 e não 1987', where the date of birth has that year. */
function otherYear(old: string, { plain }: Text, asked: Asked): RecognisedAnswer | null {
  const current =
    asked.facts.answers.birth_date === undefined ? '' : givenText('birth_date', asked.facts.answers);
  const isYear = [old, plain].every((one) => /^(?:19|20)\d\d$/.test(one));
  const value = isYear && current.endsWith(old) ? withYear(current, plain, asked) : null;
  return value === null ? null : changed('birth_date', value, asked);
}

/** Replaces one word or a few digits of a value; null if they do not occur exactly once. */
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

/** The value without its introduction: 'O nome da minha mãe é Marta'. */
const leadIn = /^.*?(?:^| )(?:(?:e|eh|era|seria|(?:pra|para) ser|com|do|no|final) )+/;

/** Not the e-mail: it often contains the name as well. */
const kinds: readonly (readonly FieldName[])[] = [['name', 'mothers_name'], ['email'], numbersMeant];

/** 'Não é Sousa, é Souza', 'é 71 e não 17': a part of an answer in place of another part of it. */
export function partInPlaceOf(old: string, told: Text, asked: Asked): RecognisedAnswer | null {
  const named = answerLabelIn(told.plain)?.label.field;
  const from = leadIn.exec(told.plain)?.[0].length ?? 0;
  const said = { shown: told.shown.slice(from), plain: told.plain.slice(from) };
  const ofKind = (fields: readonly FieldName[]) =>
    fields.flatMap((field) => {
      if (asked.facts.answers[field] === undefined || (named !== undefined && named !== field)) return [];
      const value = replaced(
        givenText(field, asked.facts.answers),
        numbersMeant.includes(field),
        old.trim(),
        said,
      );
      return value === null ? [] : (changed(field, value, asked) ?? []);
    });
  const [only, another] = kinds.map(ofKind).find((found) => found.length > 0) ?? [];
  if (only === undefined) return otherYear(old.trim(), said, asked);
  return another === undefined ? only : null;
}

/** Words before a part that say nothing: 'volta ali uma coisinha', 'tá certo menos a data que …'. */
const saysNothing = new Set(
  'opa vixe eita ixi ixe putz aff oxe uai nossa pera perai espera olha volta ali atras antes uma coisa coisinha menos exceto fora tirando data dia que voce voces pos digito esqueci esquecemos corrigindo desculpa faltou falta faltando bloco torre mes troquei inverti confundi faco'.split(
    ' ',
  ),
);

/** Before a part stands its name, the old value or nothing: 'o contrato termina em 12' corrects nothing. */
function saysNothingElse(before: string, meant: readonly FieldName[], asked: Asked): boolean {
  const own = new Set(meant.flatMap((field) => wordsOf(plainOf(givenText(field, asked.facts.answers)))));
  return wordsOf(before).every(
    (word) =>
      word.length < 3 ||
      isFiller(word) ||
      labelWords.has(word) ||
      aside.has(word) ||
      saysNothing.has(word) ||
      correctionVerbs.has(word) ||
      own.has(word),
  );
}

/** A longer message says more than a part of an answer. */
const most = 18;

/** 'O resto tá bom', behind a correction. */
const restIsRight =
  /[,.;]? (?:e )?o (?:resto|restante) (?:(?:ta|esta|e|eu|ai|tudo) )*(?:cert\w+|bo[am]|ok|concordo|confere|beleza|correto)[ .!]*$/;

/** '… digitei 97 ali em cima': the old value, behind the right one. */
const writtenBefore = new RegExp(
  `,? (?:(?:${but}|e|eu|que|tinha) )*${wrote} (?:errado )?\\S+(?: (?:errado|ali|ai|la|em cima|antes|sem querer|no comeco))*[ .!]*$`,
);

/** 'Nasci em 1968, vocês colocaram 1986': what the shop wrote down instead. */
const notedInstead = new RegExp(`,? (?:(?:${but}|e) )?${shopNoted} (?:em |como )?\\S+[ .!]*$`);

/** 'O final é 71, botei 17': the old digits, which stand in the answer that is meant. */
const wroteIn = new RegExp(`(?:^|[ ,])${wrote} (?:errado )?(\\d{2,5})(?!\\d)`);

/** '…, vc inverteu', '… saiu trocado': the fault, behind what is right. */
const faultBehind =
  /[ ,.;]+(?:e |que |pq |porque |ai |acho que )*(?:(?:eu|vcs?|voces?|el[ae]s?|o corretor|o teclado|o sistema|ali|ai|la|ta|tava|esta|estava|saiu|foi|ficou|veio|tinha) )+(?:(?:que|tudo|o|um|numero) )*(?:invert\w+|troc\w+|err\w+|digit\w+ errado|(?:escrev|anot|coloc|bot|digit)\w+ (?:errado|trocado|invertido)|ao contrario)[ .!]*$/;

/** 'Não é 1968, é 1986': the old value, in front of the right one. */
const deniedBefore = /\bnao (?:e|eh|era|foi) (?:em |de )?\S+ (?=(?:e|eh|era|foi) )/;

/** If the open field has such a part too, the part needs its name. */
const fieldsOfPart = (text: Text, ofPart: readonly FieldName[], asked: Asked): readonly FieldName[] =>
  answerLabelIn(text.plain) === null && pendingFields(asked).some((field) => ofPart.includes(field))
    ? []
    : fieldsMeant(text, ofPart, asked).filter((field) => mayHoldPart(field, text, asked));

/** Four digits are no end of a postcode that is not named, and the old ones stand in the number that is meant. */
function mayHoldPart(field: FieldName, { plain }: Text, asked: Asked): boolean {
  if (!numbersMeant.includes(field)) return true;
  const old = wroteIn.exec(plain)?.[1];
  if (old !== undefined) return digitsOf(givenText(field, asked.facts.answers)).includes(old);
  if (field === 'account_number') return /\bconta\b/.test(plain);
  return field !== 'cep' || /\bcep\b/.test(plain) || !/\d{4}/.test(plain);
}

/** The stored answers that a part may be of; none where the open field may have it too. */
function fieldsWithPart({ fields, isOwn = false }: Part, text: Text, asked: Asked): readonly FieldName[] {
  if (isOwn) return fields.filter((field) => asked.facts.answers[field] !== undefined);
  const meant = fieldsOfPart(text, fields, asked);
  return meant.some((field) => pendingFields(asked).includes(field)) ? [] : meant;
}

/** Corrects a part of an earlier answer: 'o final é 71', 'o ano é 1991', 'é hotmail', 'é com z'. */
export function correctionByPart(text: Text, asked: Asked): Reading | null {
  if (looksLikeQuestion(text) || unwanted.test(text.plain) || wordsOf(text.plain).length > most) return null;
  const inOneWord = respeltName(text, asked);
  if (inOneWord !== null) return inOneWord;
  const plain = withBirthFirst(inDigits(text))
    .replace(restIsRight, '')
    .replace(writtenBefore, '')
    .replace(notedInstead, '')
    .replace(faultBehind, '')
    .replace(deniedBefore, '')
    .replace(/(?:,? (?:e )?(?:nao|n)(?! (?:tem|leva)\b)(?: (?:em|de|n[oa]|dia))?(?: \S+){1,2})?[ .!]*$/, '');
  for (const part of partsOfAnswers) {
    const match = part.says.exec(plain);
    const meant = match === null ? [] : fieldsWithPart(part, text, asked);
    const [first, another] = meant;
    if (match === null || first === undefined) continue;
    if (!saysNothingElse(plain.slice(0, match.index), meant, asked)) continue;
    const values = meant.map((field) =>
      part.whole(givenText(field, asked.facts.answers), match[1] ?? '', asked),
    );
    const found = meant.flatMap((field, place) => {
      const value = values[place] ?? null;
      return value === null ? [] : (changed(field, value, asked) ?? []);
    });
    const said = asksFor(found);
    if (said !== null) return said;
    // The spelling is asked at its own question.
    const step = another === undefined ? stepFor(first, asked) : null;
    return { kind: 'command', command: { name: 'correct', step } };
  }
  return null;
}
