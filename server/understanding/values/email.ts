import { isMisspelt } from '../../../src/brazil/edit-distance.ts';
import { slipParts } from './corrected.ts';
import { digitsIn, letterOf, numeralsEnd } from './numerals.ts';
import { meanings } from './words.ts';

/** Words that stand for a sign. */
const signs = meanings({
  '@': 'arroba arrouba aroba at',
  '.': 'ponto pto dot punto',
  _: 'underline underscore underlaine anderline andeline sublinhado sublinha',
  '-': 'traco tracinho hifen hyphen menos dash',
});

/** Words that tell how to write what stands beside them. */
const notes = new Set(
  'tudo junto juntinho minusculo minuscula minusculas letra letras numero de o a e com sem espaco acento depois ai entao vem'.split(
    ' ',
  ),
);

/** What is said of the spelling, and what it stands for. */
const phrases: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\b(?:e )?depois d[oa] arr?oo?u?ba (?:e|vem)\b/g, '@'],
  [/\bsem (?:pontos?|acentos?|espacos?|nada|tracos?|h)(?: (?:no meio|nem \w+))?(?= |,|$)/g, ' '],
  [/\bcom (?:pontos? no meio|acentos?|h|(?:um|dois|duas|tres) [a-z])\b/g, ' '],
  [/\bcom (?:a primeira letra|letra|[a-z]) (?:mai|mi)n?usc\w+/g, ' '],
  [/\bcom (?:[a-z]|th|ch|ss|ca|ce|ze)\b/g, ' '],
  [/\b([a-z]) de [a-z]{3,}\b/g, '$1'],
  [/\b(?:traco|tracinho) (?:em ?)?baixo\b/g, '_'],
  [/\bg mail\b/g, 'gmail'],
  [/\bbe erre\b/g, 'br'],
  [/[_-]?\barr?oo?u?ba\b[_-]?|_arroba_/g, '@'],
];

/** What people call the hosts of their e-mails, misspelt or said. */
const hosts = meanings({
  'gmail.com': 'gmail gemail jimeil jimail gmeil gimeil dimeil gmaiu g-mail gimail',
  'hotmail.com': 'hotmail rotmail hotimail rotmeil hotmeil',
  'outlook.com': 'outlook outluk autlook outlok autluk',
  'yahoo.com.br': 'yahoo iahu iarru yahu iahoo',
  'icloud.com': 'icloud aicloud aiclaud icloude',
  'uol.com.br': 'uol',
  'bol.com.br': 'bol',
  'terra.com.br': 'terra',
  'live.com': 'live',
});

/** An e-mail, or the part of one that was told. */
export interface SpelledEmail {
  text: string;
  /** Its host was completed: 'gmail' is most likely gmail.com. */
  isCompleted: boolean;
}

const written = /(?<![^\s@,;:<>()])[^\s@,;:<>()]+@[^\s@,;:<>()]*[a-z0-9]/;

const wordsOf = (plain: string): string[] => plain.match(/[a-z]+|\d+|[@._+-]/g) ?? [];

/** The local part: notes on its writing are none of it, and numbers stand in digits. */
function localOf(words: readonly string[]): string {
  const isAlone = (at: number): boolean => words[at - 1]?.length !== 1 && words[at + 1]?.length !== 1;
  const isNote = (word: string, at: number): boolean =>
    notes.has(word) && words.length > 1 && (word.length > 1 || isAlone(at));
  let local = '';
  for (let at = 0; at < words.length; ) {
    const word = words[at] ?? '';
    const end = numeralsEnd(words, at);
    // 'Jota erre' are letters; shorter names of letters are also names.
    const written = signs.get(word) ?? (word.length === 4 ? letterOf(word) : word);
    if (end > at) local += digitsIn(words.slice(at, end));
    else if (!isNote(word, at)) local += written;
    at = Math.max(end, at + 1);
  }
  return local.replace(/^\.+|\.+$/g, '');
}

function hostOf(words: readonly string[]): SpelledEmail {
  const text = words
    .map((word) => signs.get(word) ?? word)
    .filter((word) => !notes.has(word) || word === 'com')
    .join('')
    .replace(/(?<=[a-z])\.?com\.?(br)?$/, (_, country?: string) =>
      country === undefined ? '.com' : '.com.br',
    );
  const [first = ''] = text.split('.');
  const whole = hosts.get(first);
  if (whole === undefined) return { text, isCompleted: false };
  const isWhole = text.includes('.');
  return {
    text: isWhole ? `${whole.split('.')[0]}${text.slice(first.length)}` : whole,
    isCompleted: !isWhole,
  };
}

/** 'duda no gmail', 'gmail: duda'. */
function withSign(plain: string): string {
  if (plain.includes('@')) return plain;
  const words = plain.split(/[ ,:]+/);
  const [first = '', second] = words;
  const last = words.at(-1) ?? '';
  if (hosts.has(last) && /^(?:no|do|da|pelo)$/.test(words.at(-2) ?? ''))
    return `${words
      .slice(0, -2)
      .join(' ')
      .replace(/ (?:so que|mas)$/, '')} @ ${last}`;
  return hosts.has(first) ? `${words.slice(second === 'e' ? 2 : 1).join(' ')} @ ${first}` : plain;
}

function spelledEmail(said: string): SpelledEmail | null {
  const plain = withSign(said);
  const joined = plain.replace(/@\s+/g, '@').replace(/(?<!\s)\s+\.\s*(?=\w)/g, '.');
  const typed = written.exec(joined);
  const isSpelled = wordsOf(joined.slice(0, typed?.index ?? 0)).some((word) => signs.has(word));
  if (
    typed?.[0].includes('.', typed[0].indexOf('@')) &&
    !isSpelled &&
    !notes.has(typed[0].split('@')[0] ?? '')
  )
    return { text: typed[0], isCompleted: false };
  const words = wordsOf(plain);
  const at = words.findIndex((word) => signs.get(word) === '@' || word === '@');
  const host = hostOf(words.slice(at + 1));
  const local = at < 1 ? '' : localOf(words.slice(0, at));
  return host.text === '' || local === '' ? null : { ...host, text: `${local}@${host.text}` };
}

/** What stands behind a slip, 'ops, gmail', in the place of what it amends; it is asked about. */
function amended({ text }: SpelledEmail, instead: string): SpelledEmail | null {
  const [local = '', host = ''] = text.split('@');
  const words = wordsOf(instead);
  const [first = ''] = words;
  if (first === '@' || hosts.has(first)) {
    const other = hostOf(words.filter((word) => word !== '@'));
    return { text: `${local}@${other.text}`, isCompleted: true };
  }
  if (first === '.') return { text: `${local}@${host.split('.')[0]}${words.join('')}`, isCompleted: true };
  const told = localOf(words);
  const near = local.split(/[._-]/).find((piece) => isMisspelt(told, piece));
  return words.length === 0
    ? null
    : { text: `${near === undefined ? told : local.replace(near, told)}@${host}`, isCompleted: true };
}

/** An e-mail as it is typed or dictated: 'ana ponto lima arroba gmail ponto com'. Plain words, without accents. */
export function readEmail(plain: string): SpelledEmail | null {
  let said = plain;
  for (const [phrase, meant] of phrases) said = said.replace(phrase, meant);
  const [told, instead] = slipParts(said);
  const first = spelledEmail(told);
  return instead === '' ? first : (spelledEmail(instead) ?? (first && amended(first, instead)));
}
