import { noSurname } from '../recognisers/names/around-name.ts';
import { notNames, surnamesAmongNotNames } from '../recognisers/names/name-words.ts';
import { fromAgain } from './from-again.ts';
import { type Noted, withoutSpelling } from './name-spelling.ts';
import { cut, cutMark, type Text, textOf, wordsOf } from './text.ts';
import { withoutBlessings } from './without-blessings.ts';

/** Documents that hold a name. */
const paper =
  '(?:rg|cpf|cnh|docs?|documentos?|identidade|certidao|carteira|habilitacao|carteirinha|titulo|registro|cartorio|passaporte|papel)';
const alike =
  '(?:(?:o |do |com o |e o |esse )?(?:mesm[oa]|msm)|igual(?:zinho)?|conforme|como|assim|(?:do|desse|deste) jeito|que nem|segundo|exatamente|certinho|tal qual|identico|e (?:o|assim)|e como|(?:o )?nome)';
/** 'Mesmo nome que está no RG', 'igual no documento', 'conforme a certidão'. */
const sameAsPaper = new RegExp(
  `(?<=[a-z])[ ,;.(–-]+${alike}(?: (?!nao\\b)[a-z]+){0,8}? ${paper}(?![a-z])(?: (?:dela|dele|meu|minha|tambem|mesmo))*[ )!.…]*`,
);

function withoutPaper(text: Text): Text {
  const match = sameAsPaper.exec(text.plain);
  const last = match && wordsOf(text.plain.slice(0, match.index)).at(-1);
  // 'Só o nome do pai no registro' tells of no name that stands there.
  const isName = last && (!notNames.has(last) || surnamesAmongNotNames.has(last));
  return match && isName ? cut(text, match.index, match.index + match[0].length) : text;
}

/** 'Raimundo Nonato, com sobrenome Pereira'. */
const surnameBehind = new RegExp(
  ` ?[,;] ?(?:(?:com|e|o|meu|de|mais) )*sobrenome(?: (?:dela|del[ae]|de solteir[ao]|de casad[ao]|todo|completo|inteiro))*(?: e| eh| era|:)? (?!(?:e|eh|era|${noSurname})\\b)(?=[a-z])`,
);

/** A nickname beside the name: 'Sebastiana mas todo mundo chama de Tiana'. */
const nickname =
  /(?<=[a-z]{3})[ ,]+(?:mas|mais|so que|porem)(?: (?:todo mundo|todos|a gente|o pessoal|o povo|a galera|geral|aqui|eles|pode|podem|me|nos|el[ea]|sou|e)){0,3} (?:cham|conhec)\w+(?: el[ea])? (?:de|como|por|pel[oa]) (?:(?:dona|don|seu|tia|tio|vo|mae|pai) )?[a-z]+/;

function withoutNickname(text: Text): Text {
  const match = nickname.exec(text.plain);
  return match ? cut(text, match.index, match.index + match[0].length) : text;
}

/** 'Francisca das Chagas só isso', '…, com k e y tá, sempre escrevem errado'. */
const thatIsAll =
  /(?<=[a-z]{3}) (?:e |eh )?so (?:isso|esse nome)(?: mesmo)?(?=$|[,.;!])|(?: (?:ta|viu|hein|ne|ok))?[ ,;.]+(?:que |pq |porque )?(?:(?:todo mundo|o povo|sempre|o pessoal|vcs|voces) )+(?:me )?(?:escreve\w*|erra\w*|confund\w*|troca\w*)(?: (?:errado|isso|tudo|o nome|meu nome))*[ .!]*$/;

function withoutEnd(text: Text): Text {
  const match = thatIsAll.exec(text.plain);
  return match ? cut(text, match.index, match.index + match[0].length) : text;
}

const letterByLetter = /(?:^|[ ,;.]+)((?:[a-z](?:[ .-]+|, ?)){2,}[a-z])(?![a-z'’])[ .!]*/g;

/** 'Schneider s c h n e i d e r, 11 9…': a word that is told beside it, letter by letter. */
function withoutLetters(text: Text): Text {
  const told = wordsOf(text.plain);
  for (const { 0: letters, 1: spelled = '', index } of text.plain.matchAll(letterByLetter)) {
    if (!told.includes(spelled.replace(/[^a-z]/g, ''))) continue;
    const behind = text.shown.slice(index + letters.length);
    return textOf(`${text.shown.slice(0, index)} ${behind}`);
  }
  return text;
}

function withoutLabel(text: Text): Text {
  const match = surnameBehind.exec(text.plain);
  const before = match && wordsOf(text.plain.slice(0, match.index)).at(-1);
  const isName = before && !notNames.has(before);
  return match && isName ? cut(text, match.index, match.index + match[0].length) : text;
}

/** '… mas no documento tem também o de Souza no final': one more surname. */
const surnameAdded =
  /(?<=[a-z]{3}),? (?=.*(?:final|fim|ultimo)[ .!]*$)(?<!\b(?:nome|sobrenome|escrevi|coloquei|botei)\b.*)(?:(?:mas|e|so que) )?(?:n[oa] (?:documento|rg|identidade|cpf|certidao|cnh) )?(?:tem|vem|leva|falta|faltou|ainda tem) (?:(?:tambem|ainda|mais|um|o|sobrenome) )*((?:d[aeo]s? )?[a-z]{3,}) (?:no|por) (?:final|fim|ultimo)[ .!]*$/;

function withSurnameAdded(text: Text): Text {
  const match = surnameAdded.exec(text.plain);
  if (match === null) return text;
  const from = match.index + match[0].indexOf(match[1] ?? '');
  return textOf(
    `${text.shown.slice(0, match.index)} ${text.shown.slice(from, from + (match[1] ?? '').length)}`,
  );
}

/** The name that is left where notes on its writing are taken off. */
export function withoutNameNotes(text: Text): Noted {
  const told = withoutBlessings(withSurnameAdded(fromAgain(text)));
  const bare = withoutSpelling(withoutPaper(withoutLabel(withoutNickname(withoutEnd(withoutLetters(told))))));
  if (bare.text === text) return bare;
  const rest = textOf(bare.text.shown.replaceAll(new RegExp(`${cutMark}+(?:e(?= \\p{Lu}))?`, 'gu'), ' '));
  return wordsOf(rest.plain).length > 0 ? { ...bare, text: rest } : { text, notes: [] };
}
