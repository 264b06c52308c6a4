import { kindOf, plainOf, type WordKind } from './known-words.ts';

/** Words between parts of a name, a street or a date. */
const particles = new Set('de da do das dos e'.split(' '));
const joinsMail = new Set('ponto underline underscore traco hifen'.split(' '));
const places = new Set(
  'rua av avenida travessa alameda praca estrada rodovia viela beco condominio residencial edificio bairro vila jardim quadra lote bloco'.split(
    ' ',
  ),
);
/** 'Na minha rua' names no street. */
const whose = new Set(
  'minha meu nossa nosso sua seu essa esse esta este mesma mesmo outra outro qualquer cada'.split(' '),
);
const namesFollow = /(?:^| )(?:me chamo|se chama|nome (?:e|eh|completo e)|assinado|atenciosamente) $/;
const namesMayFollow = /(?:^| )(?:sou|aqui e|fala|filh[oa] d|falar com|dona) ?[oa]? $/;

interface Word {
  text: string;
  /** Lower case, without accents and surrounding punctuation. */
  plain: string;
  kind: WordKind;
  isCapital: boolean;
  /** A sentence or clause ends after it. */
  ends: boolean;
}

const kindsInOrder: readonly WordKind[] = ['name', 'unknown', 'number', 'perhaps-name', 'known', 'linking'];

/** The kind of a word with several parts ('wi-fi', 'maria.souza') is that of its most personal part. */
function wordOf(text: string): Word {
  const plain = plainOf(text);
  const parts = plain.split(/[^a-z]+/).filter(Boolean);
  const kinds = parts.map(kindOf);
  const isOpaque =
    parts.length === 0 ? /[^\p{P}\p{S}]/u.test(plain) : /[\d@*_]|[^\p{ASCII}\p{P}\p{S}]/u.test(plain);
  const found = kindsInOrder.find((kind) => kinds.includes(kind)) ?? 'linking';
  return {
    text,
    plain: parts.join(' '),
    kind: isOpaque || /[@*]/.test(plain) ? 'unknown' : found,
    isCapital: /^\P{L}*\p{Lu}/u.test(text),
    ends: /[.,;:!?]$/.test(text),
  };
}

/** The end of a run of matching words that starts at `from`. */
function endOf(words: readonly Word[], from: number, goesOn: (word: Word) => boolean): number {
  let at = from;
  for (let word = words[at]; word !== undefined && goesOn(word); word = words[at]) {
    at += 1;
    if (word.ends) break;
  }
  return at;
}

const says = (words: readonly Word[]): string => words.map(({ plain }) => `${plain} `).join('');

/** The end of a name that the words before announce, e.g. of a street or person. */
function announced(words: readonly Word[], index: number): number {
  const before = words[index - 1];
  if (before === undefined || before.ends) return index;
  const isPlace = places.has(before.plain) && !whose.has(words[index - 2]?.plain ?? '');
  if (!isPlace && !namesFollow.test(says(words.slice(Math.max(0, index - 3), index)))) return index;
  const first = endOf(words, index, ({ plain }) => particles.has(plain));
  const end = endOf(words, first, ({ kind, plain }) => kind !== 'linking' || particles.has(plain));
  return end > first ? end : index;
}

/** The range of a spoken e-mail ('casa azul arroba gmail ponto com'), or of one written with spaces around '@'. */
function mailAround(words: readonly Word[], index: number): readonly [from: number, to: number] | null {
  const word = words[index];
  if (word === undefined || (word.plain !== 'arroba' && !/^\P{L}*@/u.test(word.text))) return null;
  let from = index;
  for (
    let before = words[from - 1];
    before && !before.ends && before.kind !== 'linking';
    before = words[from - 1]
  )
    from -= 1;
  let to = index + 2;
  while (joinsMail.has(words[to]?.plain ?? '')) to += 2;
  return [from, to];
}

const isOne = (word: Word | undefined): boolean => word?.plain === 'um' || word?.plain === 'uma';
const isFigure = ({ text, kind }: Word): boolean => kind === 'number' || /\d/.test(text);

/** A single letter. 'É' is not one: it is a word. */
const isLetter = (word: Word | undefined): boolean => /^[a-z][.,]?$/i.test(word?.text ?? '');

/** Words removed regardless of the words beside them, and of these the ones that are not even counted. */
function takenOut(words: readonly Word[], isValue: readonly boolean[]): { out: boolean[]; never: boolean[] } {
  // One number alone ('cobraram duas vezes') is harmless; several may identify a person.
  const hasFigures = words.filter(isFigure).length > 1;
  const never = words.map(
    ({ kind }, index) => isValue[index] || kind === 'name' || (kind === 'number' && hasFigures),
  );
  const take = (from: number, to: number) => never.fill(true, from, to);
  for (const index of words.keys()) {
    take(index, announced(words, index));
    const mail = mailAround(words, index);
    if (mail) take(...mail);
    // Three single letters in a row: a spelled name.
    if ([0, 1, 2].every((next) => isLetter(words[index + next]))) take(index, index + 3);
  }
  return { never, out: words.map(({ kind }, index) => never[index] || kind === 'unknown') };
}

/** The places before and behind a word, over the particles of a name. */
const besides = (words: readonly Word[], out: readonly boolean[], index: number): readonly number[] =>
  ([-1, 1] as const).map((step) => {
    const next = index + step;
    return particles.has(words[next]?.plain ?? '') && !out[next] ? next + step : next;
  });

/**
 * A word beside a removed name that may belong to it: 'Ana Rosa', 'João da Luz', 'dois de março', 'Bruno Vale Verde'.
 */
function isTakenAlong(
  words: readonly Word[],
  out: readonly boolean[],
  index: number,
  isShouted: boolean,
): boolean {
  const word = words[index];
  if (word === undefined) return false;
  const around = besides(words, out, index);
  const neighbours = around.filter((next) => out[next]);
  if (word.kind === 'perhaps-name') {
    if (around.some((next) => words[next]?.kind === 'perhaps-name')) return true;
    const before = says(words.slice(Math.max(0, index - 3), index));
    const isWritten = word.isCapital && index > 0 && !isShouted && !words[index - 1]?.ends;
    return (
      neighbours.length > 0 ||
      isWritten ||
      places.has(words[index - 1]?.plain ?? '') ||
      namesMayFollow.test(before)
    );
  }
  if (isOne(word)) return neighbours.some((next) => words[next]?.kind === 'number' || isOne(words[next]));
  const isName = word.isCapital && index > 0 && !isShouted && word.plain.length > 2;
  return isName && neighbours.some((next) => words[next]?.isCapital);
}

/** `rare`: a word that no list has, which may be shown once many visits have used it. */
export type Verdict = 'stands' | 'number' | 'rare' | 'out';

/**
 * What may be shown of a message: known words. A list of allowed words is safer than patterns: names, numbers, e-mails
 * and streets can be said in too many ways. `isValue`: words that are known to tell a value.
 */
export function judgeWords(texts: readonly string[], isValue: readonly boolean[]): readonly Verdict[] {
  const words = texts.map(wordOf);
  const isShouted = texts.every((text) => text === text.toUpperCase());
  const { never, out } = takenOut(words, isValue);
  const order = [...words.keys()];
  for (const index of [...order, ...order.toReversed()])
    out[index] ||= isTakenAlong(words, out, index, isShouted);
  return words.map((word, index): Verdict => {
    const isJoint = word.kind === 'linking' && particles.has(word.plain) && out[index - 1] && out[index + 1];
    if (!out[index]) return isJoint ? 'out' : 'stands';
    if (isFigure(word)) return 'number';
    // Two of them side by side may be a whole name.
    const isAlone = besides(words, out, index).every((next) => !out[next]);
    const isName = never[index] || namesMayFollow.test(says(words.slice(Math.max(0, index - 3), index)));
    return isAlone && !isName && isRareWord(word) ? 'rare' : 'out';
  });
}

const isRareWord = ({ kind, text, plain }: Word): boolean =>
  kind === 'unknown' &&
  /^[a-z]{3,20}$/.test(plain) &&
  /^\P{L}*\p{L}+[.,;:!?]*$/u.test(text) &&
  !/[@*_]/.test(text);
