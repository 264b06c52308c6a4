import { noSurname } from '../recognisers/names/around-name.ts';
import { notNames, surnamesAmongNotNames } from '../recognisers/names/name-words.ts';
import { fromAgain } from './from-again.ts';
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

const spokenLetters = new Map(
  'be b|ce c|efe f|ge g|aga h|agah h|jota j|ka k|ele l|eme m|ene n|pe p|erre r|esse s|ve v|dablio w|dabliu w|xis x|ipsilon y|ipsolon y|ze z'
    .split('|')
    .flatMap((pair) => {
      const [name, letter] = pair.split(' ');
      return name !== undefined && letter !== undefined ? [[name, letter] as const] : [];
    }),
);
/** 'Com a Ana', 'com ele' spell nothing. */
const isWord =
  '(?:(?=(?:efe|agah?|eme|ene|erre|dabli[ou])s?\\b)|(?!(?:[aeo]|[aeo]s|um|eu|d[aeo]|em|n[ao]|se|me|te|ou|so|tu|la|el[ae]|esse)(?! no )(?= ?[a-z]))(?!el[ae]\\b|esse\\b))';
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
const where =
  '(?: (?:no|na|em|de) (?:fim|final|comeco|inicio|meio|frente|ultim[oa]|primeir[oa])(?: (?:letra|nome))?)?';
const spelledPart = `(?:(?:um |uma )?${accent}(?: (?:no|na|em) ${letter})?|(?:(?:um|dois|duas|2|dupl[oa]|so um) ${named}|${byExample}|${letter})(?: (?:mud[oa]|dupl[oa]|dobrad[oa]))?)${where}`;
/** 'Com th e y no fim', '(com dois l)', 'Luiza com z'. */
const spelling = new RegExp(
  `[ ,;(–-]+(?:(?:e |eh |se )?(?:escreve|escrito|escrita|tudo|e|eh)(?: se)? )?(?<how>com|sem) (?<parts>${spelledPart}(?:(?:,| e|,? e com| com) ${spelledPart})*)(?:,? (?:e )?nao (?:(?:e |eh )?com )?${spelledPart}(?: so)?)?(?=$|[ ,;.)!\\uE000])[ )!.…]*`,
);

/** The letters that a note about spelling names: 'th', 'y', 'll'. */
function lettersIn(parts: string): string[] {
  return parts
    .split(/,| e (?:com )?| com /)
    .map((part) => part.trim().replace(/ de [a-z]{3,}$/, ''))
    .filter((part) => part !== '' && !new RegExp(`\\b${accent}`).test(part))
    .map((part) => {
      const words = wordsOf(part.replace(new RegExp(`${where}$`), ''));
      const isDouble = words.some((word) => /^(?:dois|duas|2|dupl[oa]|dobrad[oa])$/.test(word));
      const letters = words.every((word) => word.length === 1) ? [words.join('')] : words;
      const named =
        letters.filter((word) => !/^(?:dois|duas|2|dupl[oa]|dobrad[oa]|mud[oa]|so|um)$/.test(word))[0] ?? '';
      const singular = named.replace(/(?<=..)s$/, '');
      const one = spokenLetters.get(named) ?? spokenLetters.get(singular) ?? named;
      return isDouble ? one + one : one;
    });
}

/** A message that tells a name, without what it says of how the name is spelled and where it stands written. */
export interface Bare {
  text: Text;
  /** The name is to be written in other letters than it is. */
  isMisspelled: boolean;
}

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

function withoutOneSpelling(text: Text): Bare {
  const match = spelling.exec(text.plain);
  const { parts, how } = match?.groups ?? {};
  const isOfEmail = match !== null && ofEmail.test(text.plain.slice(match.index + match[0].length));
  if (match === null || parts === undefined || isOfEmail) return { text, isMisspelled: false };
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
  const words = wordsOf(rest.plain);
  const isThere = (letters: string) => words.some((word) => word.includes(letters)) === (how === 'com');
  return { text: rest, isMisspelled: !lettersIn(parts).every(isThere) };
}

/** 'Luiz com z e Otávio com acento': each name may have its own note. */
const mostNotes = 3;

function withoutSpelling(text: Text): Bare {
  let bare: Bare = { text, isMisspelled: false };
  for (let turn = 0; turn < mostNotes; turn++) {
    const next = withoutOneSpelling(bare.text);
    if (next.text === bare.text) break;
    bare = { text: next.text, isMisspelled: bare.isMisspelled || next.isMisspelled };
  }
  return bare;
}

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
export function withoutNameNotes(text: Text): Bare {
  const told = withoutBlessings(withSurnameAdded(fromAgain(text)));
  const bare = withoutSpelling(withoutPaper(withoutLabel(withoutNickname(withoutEnd(withoutLetters(told))))));
  if (bare.text === text) return bare;
  const rest = textOf(bare.text.shown.replaceAll(new RegExp(`${cutMark}+(?:e(?= \\p{Lu}))?`, 'gu'), ' '));
  return wordsOf(rest.plain).length > 0 ? { ...bare, text: rest } : { text, isMisspelled: false };
}
