import { digitsIn, numeralsEnd } from './numerals.ts';

/** Words that stand for a sign. */
const signs: ReadonlyMap<string, string> = new Map([
  ...'arroba arrouba aroba at'.split(' ').map((word) => [word, '@'] as const),
  ...'ponto pto dot punto'.split(' ').map((word) => [word, '.'] as const),
  ...'underline underscore underlaine anderline andeline sublinhado sublinha'
    .split(' ')
    .map((word) => [word, '_'] as const),
  ...'traco tracinho hifen hyphen menos dash'.split(' ').map((word) => [word, '-'] as const),
]);

/** Words that tell how to write what stands beside them. */
const notes = new Set(
  'tudo junto juntinho minusculo minuscula minusculas letra letras de o a e com sem espaco acento depois ai entao vem'.split(
    ' ',
  ),
);

/** What people call the hosts of their e-mails, misspelt or said. */
const hosts: ReadonlyMap<string, string> = new Map([
  ...'gmail gemail jimeil jimail gmeil gimeil dimeil gmaiu g-mail gimail'
    .split(' ')
    .map((word) => [word, 'gmail.com'] as const),
  ...'hotmail rotmail hotimail rotmeil hotmeil'.split(' ').map((word) => [word, 'hotmail.com'] as const),
  ...'outlook outluk autlook outlok autluk'.split(' ').map((word) => [word, 'outlook.com'] as const),
  ...'yahoo iahu iarru yahu iahoo'.split(' ').map((word) => [word, 'yahoo.com.br'] as const),
  ...'icloud aicloud aiclaud icloude'.split(' ').map((word) => [word, 'icloud.com'] as const),
  ...'uol'.split(' ').map((word) => [word, 'uol.com.br'] as const),
  ...'bol'.split(' ').map((word) => [word, 'bol.com.br'] as const),
  ...'terra'.split(' ').map((word) => [word, 'terra.com.br'] as const),
  ...'live'.split(' ').map((word) => [word, 'live.com'] as const),
]);

/** An e-mail, or the part of one that was told. */
export interface SpelledEmail {
  text: string;
  /** Its host was completed: 'gmail' is most likely gmail.com. */
  isCompleted: boolean;
}

const written = /[^\s@,;:<>()]+@[^\s@,;:<>()]*[a-z0-9]/;

/** The local part: notes on its writing are none of it, and numbers stand in digits. */
function localOf(words: readonly string[]): string {
  const written = (word: string): string =>
    signs.get(word) ?? (notes.has(word) && words.length > 1 ? '' : word);
  let local = '';
  for (let at = 0; at < words.length; ) {
    const end = numeralsEnd(words, at);
    local += end > at ? digitsIn(words.slice(at, end)) : written(words[at] ?? '');
    at = Math.max(end, at + 1);
  }
  return local;
}

function hostOf(words: readonly string[]): SpelledEmail {
  const text = words
    .map((word) => signs.get(word) ?? word)
    .filter((word) => !notes.has(word) || word === 'com')
    .join('');
  const [first = ''] = text.split('.');
  const whole = hosts.get(first);
  if (text.includes('.')) {
    const rest = text.slice(first.length);
    return { text: whole === undefined ? text : `${whole.split('.')[0]}${rest}`, isCompleted: false };
  }
  const spelled = text.replace(/com(?:br)?$/, (end) => (end === 'com' ? '.com' : '.com.br'));
  return whole === undefined ? { text: spelled, isCompleted: false } : { text: whole, isCompleted: true };
}

/** An e-mail as it is typed or dictated: 'ana ponto lima arroba gmail ponto com'. Plain words, without accents. */
export function readEmail(plain: string): SpelledEmail | null {
  const typed = written.exec(plain.replace(/\s*@\s*/g, '@').replace(/\s+\.\s*(?=\w)/g, '.'))?.[0];
  if (typed?.includes('.', typed.indexOf('@'))) return { text: typed, isCompleted: false };
  const words = plain.match(/[a-z]+|\d+|[@._+-]/g) ?? [];
  const spelled = words.map((word) => signs.get(word) ?? word);
  const at = spelled.indexOf('@');
  if (at < 1) return null;
  const host = hostOf(words.slice(at + 1));
  return host.text === '' ? null : { ...host, text: `${localOf(words.slice(0, at))}@${host.text}` };
}
