import type { FieldName } from '../../../../funnel/fields/answer-values.ts';
import { givenValues } from '../../../../funnel/fields/given-values.ts';
import { partialIn } from '../../gaps/gaps.ts';
import type { Asked, Reading } from '../../reading.ts';
import { pendingFields, proposalFrom, stepFor } from '../../recognise-answers.ts';
import { notNames, surnames, surnamesAmongNotNames } from '../../recognisers/names/name-words.ts';
import { within } from '../../text/clauses.ts';
import { spelledAs, withoutSpelling } from '../../text/name-spelling.ts';
import { isCapital, plainOf, type Text, textOf, wordsOf } from '../../text/text.ts';
import { change, is, put, slip } from '../correction-phrases.ts';

const surname =
  '(?:(?:o |um |outro |meu |seu )*(?:sobrenome|ultimo nome)(?: (?:dela|meu|da minha mae|da mae))?)';
const told = '(?<said>[a-z]+(?: [a-z]+){0,2})';
const toldAlone = '(?<said>(?!(?:segundo|terceiro|meio|final|fim|resto|acento|letra|do|da|de)\\b)[a-z]+)';

const leftOut =
  '(?:falt\\w+|fico\\w+ faltando|fico\\w+ de fora|esqueci(?: d[oe])?|nao (?:coloquei|botei|falei|pus))';
const notLeftOut = '(?!(?:falt|esquec|fico|errad|trocad))';

/** 'Meu sobrenome saiu errado, é Sousa', 'troca o sobrenome pra Lima'. */
const replaced = [
  new RegExp(
    `\\b${surname}(?: (?:ta|esta|saiu|ficou|foi|veio))?(?: (?:errad[oa]|trocad[oa]|incorret[oa]|cortad[oa]|pela metade)| nao ${is} [a-z]+)?(?: (?:ali|la|ai) (?:atras|em cima|acima))?[, ]+(?:que )?(?:(?:o )?(?:certo|correto) )?${is}(?: o)? ${notLeftOut}${told}(?:[, ]+(?:que )?${leftOut} (?:o )?[a-z]+)?[.! ]*$`,
  ),
  new RegExp(`\\b(?:${change}|${put}) ${surname} (?:para|pra|pro|por) ${told}[.! ]*$`),
];

/** 'Falta um sobrenome meu, Lima no final', 'faltou o Lima no fim do meu nome'. */
const added = [
  new RegExp(
    `\\b(?:falt\\w+|esqueci(?: d[oe])?) (?:${surname}[,: ]+)?(?:o )?${told} no (?:final|fim|finalzinho)(?: d[eo] (?:meu )?nome(?: dela| da minha mae)?)?[.! ]*$`,
  ),
  new RegExp(`\\b(?:falt\\w+|esqueci(?: d[oe])?) ${surname}[,: ]+(?:(?:e|eh|que e) )?(?:o )?${told}[.! ]*$`),
  // 'Meu sobrenome é Lima, faltou'
  new RegExp(
    `\\b${surname},? (?:(?:e|eh|tem|era)(?: o| tambem)? )?${toldAlone}[, ]+(?:que )?(?:eu )?${leftOut}[.! ]*$`,
  ),
  // 'Meu sobrenome tá incompleto, falta o Lima', 'faltou o Lima no meu nome'
  new RegExp(
    `\\b(?:${surname}|meu nome|o nome)(?: (?:completo|ta|esta|saiu|ficou|foi))*(?: (?:incompleto|pela metade|errado))?[, ]+(?:que )?(?:eu )?${leftOut} (?:o )?${toldAlone}[.! ]*$`,
  ),
  new RegExp(
    `^(?:(?:ops|opa|ah|ai|desculpa|e|eu)[ ,!]+)*${leftOut} (?:o )?${toldAlone} (?:no|do) (?:meu )?nome(?: dela| da minha mae)?[.! ]*$`,
  ),
  // 'Faltou o Lima'
  new RegExp(
    `^(?:(?:ops|opa|ah|ai|desculpa|e|eu)[ ,!]+)*${leftOut} (?:o |um )${toldAlone}(?: tambem)?[.! ]*$`,
  ),
];

const ofMother = /\b(?:mae|mamae|dela)\b/;

const isSurname = (word: string): boolean =>
  word.length > 2 &&
  (!notNames.has(word) || surnamesAmongNotNames.has(word)) &&
  !new RegExp(`^${slip}$`).test(word);

/** The words as typed, with a capital each. */
function typed({ shown, plain }: Text, said: string): string {
  const from = plain.lastIndexOf(said);
  return shown
    .slice(from, from + said.length)
    .split(' ')
    .map((word) =>
      /^d[aeo]s?$|^e$/.test(plainOf(word)) ? word : word.replace(/^./u, (letter) => letter.toUpperCase()),
    )
    .join(' ');
}

const letters =
  '(?:a letra |um |dois |duas )?[a-z]{1,2}(?: [a-z]\\b)?(?: (?:no (?:fim|final|meio|comeco)|no lugar d[eo] [a-z]))?';
/** 'Sousa com s, (não Souza / e ficou com z)': what is written now, behind the note. */
const instead = new RegExp(
  `(?<= com (?:um |dois )?[a-z]{1,4}(?: no (?:fim|final|meio|comeco))?),? (?:(?:e )?nao (?:(?:e|eh) )?[a-z]{4,}|(?:e |mas )?(?:ta|esta|saiu|ficou) com ${letters})[.! ]*$`,
);
/** 'É com z, Souza': the note in front of the name. */
const spelledFirst = new RegExp(`(?<=\\b(?:e|eh) )com ${letters}[ ,]+(?=[a-z]{3,})`);
/** '…, corrige por favor'. */
const mend =
  /[ ,.]+(?:corrige|corrija|arruma|conserta|muda|troca)(?: (?:ai|isso|la|pra mim|por favor))*[.! ]*$/;

const cutOut = (text: Text, from: number, to: number): Text =>
  textOf(text.shown.slice(0, from) + text.shown.slice(to));

/** The message with the note on the spelling behind the surname, and nothing else besides. */
function withNoteBehind(said: Text): Text {
  const bare = [mend, instead].reduce((text, words) => {
    const at = text.plain.search(words);
    return at === -1 ? text : within(text, 0, at);
  }, said);
  const { 0: note, index = 0 } = spelledFirst.exec(bare.plain) ?? {};
  if (note === undefined) return bare;
  const { shown } = cutOut(bare, index, index + note.length);
  return textOf(`${shown.replace(/[ .!]+$/, '')} ${note.replace(/[ ,]+$/, '')}`);
}

const saidIn = (patterns: readonly RegExp[], { plain }: Text): string | undefined =>
  patterns.map((pattern) => pattern.exec(plain)?.groups?.said).find((said) => said !== undefined);

/** What stays of the name, in front of the words that are told and behind them; null where nothing would. */
function keptOf(
  current: string,
  said: readonly string[],
  isAdded: boolean,
): { front: readonly string[]; behind: readonly string[] } | null {
  const words = current.split(' ');
  const others = words.filter((word) => !said.includes(plainOf(word)));
  // 'Meu sobrenome tá errado, é Ana Sousa', 'falta um sobrenome, Ana Beatriz'
  if (said.length > 1 && said[0] === plainOf(words[0] ?? ''))
    return { front: [], behind: isAdded ? others : [] };
  const front = isAdded ? others : words.slice(0, -1);
  return front.length === 0 ? null : { front, behind: [] };
}

/** A surname that replaces the last one, or that was left out: it waits for a yes. `own`: whose it is, where nothing says so. */
export function surnameCorrection(
  typedText: Text,
  asked: Asked,
  own: 'name' | 'mothers_name' = 'name',
): Reading | null {
  const { text, notes } = withoutSpelling(withNoteBehind(typedText));
  const told = /\bmeu\b/.test(text.plain) ? 'name' : own;
  const field: FieldName = ofMother.test(text.plain) ? 'mothers_name' : told;
  const [current = ''] = givenValues(field, asked.facts.answers)[field] ?? [];
  if (current === '' || stepFor(field, asked) === null || pendingFields(asked).includes(field)) return null;
  const [left, other] = [saidIn(added, text), saidIn(replaced, text)];
  const said = left ?? other;
  // 'O sobrenome é Prado', where the mother's name is asked, is a part of hers.
  if (said !== undefined && pendingFields(asked).includes('mothers_name') && !/\bmeu\b/.test(text.plain))
    return partialIn(textOf(`sobrenome ${typed(text, said)}`), asked);
  if (said === undefined || !wordsOf(said).some(isSurname)) return null;
  // 'Faltou o interfone'
  const isLarge = isCapital(text.shown.slice(text.plain.lastIndexOf(said)));
  const isKnown = isLarge || wordsOf(said).some((word) => surnames.has(word));
  if (!isKnown && !/\b(?:sobre)?nome\b/.test(text.plain)) return null;
  const kept = keptOf(current, wordsOf(said), left !== undefined);
  if (kept === null) return null;
  const surname = spelledAs({ text: textOf(typed(text, said)), notes });
  if (surname === null) return { kind: 'command', command: { name: 'correct', step: stepFor(field, asked) } };
  return proposalFrom(field, { [field]: [[...kept.front, surname.shown, ...kept.behind].join(' ')] }, asked);
}
