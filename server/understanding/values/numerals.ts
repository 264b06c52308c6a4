type Rank = 'unit' | 'teen' | 'ten' | 'hundred' | 'thousand';

/** Words of numbers with their value; a list in a place has the same value. */
const ranks: readonly (readonly [rank: Rank, first: number, step: number, words: string])[] = [
  ['unit', 0, 1, 'zero um|uma|hum dois|duas tres|treis quatro cinco seis|meia sete oito nove'],
  [
    'teen',
    10,
    1,
    'dez|deis onze doze treze quatorze|catorze quinze|quince dezesseis|dezaseis dezessete|dezasete dezoito dezenove|dezanove',
  ],
  ['ten', 20, 10, 'vinte|vintao trinta quarenta cinquenta|cincoenta sessenta setenta oitenta noventa'],
  [
    'hundred',
    100,
    100,
    'cem|cento duzentos|duzentas|duzento trezentos|trezentas quatrocentos|quatrocentas quinhentos|quinhentas|quinhentao seiscentos|seiscentas|seiscentao setecentos|setecentas oitocentos|oitocentas novecentos|novecentas',
  ],
  ['thousand', 1000, 0, 'mil'],
  ['unit', 0, 1, 'zero one two three four five six seven eight nine'],
  // Without the Spanish two, which is Portuguese for 'of the'.
  ['unit', 0, 1, 'cero uno'],
  ['unit', 3, 1, 'tres cuatro cinco seis siete ocho nueve'],
];

const numbers: ReadonlyMap<string, { rank: Rank; value: number }> = new Map(
  ranks.flatMap(([rank, first, step, words]) =>
    words
      .split(' ')
      .flatMap((same, place) =>
        same.split('|').map((word) => [word, { rank, value: first + step * place }] as const),
      ),
  ),
);

const times = new Map(Object.entries({ duplo: 2, dupla: 2, triplo: 3, tripla: 3 }));

export const isNumeral = (word: string): boolean => /^\d/.test(word) || numbers.has(word) || times.has(word);

const rankOf = (value: number): Rank =>
  value < 10 ? 'unit' : value < 20 ? 'teen' : value < 100 ? 'ten' : 'hundred';

/** A number of one word; in digits only behind an 'e': 'trezentos e 12'. */
const numberOf = (word = '', isTyped = false): { rank: Rank; value: number } | undefined =>
  numbers.get(word) ??
  (isTyped && /^\d{1,3}$/.test(word) ? { rank: rankOf(Number(word)), value: Number(word) } : undefined);

/** Which ranks may stand behind another in one number: 'duzentos e dez', 'vinte e três'. */
const behind: Readonly<Partial<Record<Rank, readonly Rank[]>>> = {
  hundred: ['unit', 'teen', 'ten'],
  ten: ['unit'],
};

interface Numeral {
  value: number;
  length: number;
}

/** A number below a thousand. `joins`: without an 'e' too, 'vinte três' is 23. */
function belowThousand(
  words: readonly string[],
  at: number,
  joins: boolean,
  isTyped = false,
): Numeral | null {
  const first = numberOf(words[at], isTyped);
  if (first === undefined || first.rank === 'thousand') return null;
  let value = first.value;
  let rank: Rank = first.rank;
  let length = 1;
  for (;;) {
    const skips = words[at + length] === 'e' ? 1 : 0;
    const next = numberOf(words[at + length + skips], skips === 1);
    const fits = next !== undefined && next.value > 0 && (behind[rank]?.includes(next.rank) ?? false);
    if (next === undefined || !fits || (skips === 0 && !joins)) return { value, length };
    value += next.value;
    rank = next.rank;
    length += skips + 1;
  }
}

/** A number in words, thousands too: 'mil e duzentos', 'dois mil e quatro'. */
function numeralAt(words: readonly string[], at: number, joins: boolean): Numeral | null {
  const typed = /^\d{1,3}$/.test(words[at] ?? '') ? { value: Number(words[at]), length: 1 } : null;
  const head = typed ?? belowThousand(words, at, joins);
  const isThousand = words[at + (head?.length ?? 0)] === 'mil';
  if (!isThousand) return typed === null ? head : null;
  const begun = { value: (head?.value ?? 1) * 1000, length: (head?.length ?? 0) + 1 };
  const skips = words[at + begun.length] === 'e' ? 1 : 0;
  const rest = belowThousand(words, at + begun.length + skips, joins, skips === 1);
  if (rest === null || rest.value === 0) return begun;
  return { value: begun.value + rest.value, length: begun.length + skips + rest.length };
}

/** The same digit several times: 'triplo sete', 'três zeros', 'três vezes o sete'. */
function repeatedAt(words: readonly string[], at: number): { text: string; length: number } | null {
  const [first = '', ...next] = words.slice(at, at + 4);
  const saysTimes = next[0] === 'vezes';
  const digitAt = saysTimes ? (next[1] === 'o' ? 3 : 2) : 1;
  const typed = numbers.get(first)?.value ?? (/^\d$/.test(first) ? Number(first) : undefined);
  const count = times.get(first) ?? (saysTimes || next[0] === 'zeros' ? typed : undefined);
  const digit = next[0] === 'zeros' ? 0 : numbers.get(words[at + digitAt] ?? '')?.value;
  if (count === undefined || digit === undefined || count > 9 || digit > 9) return null;
  return { text: String(digit).repeat(count), length: digitAt + 1 };
}

/**
 * The digits that words tell, in one row: 'oito oito três, meia meia sete' is 883667. `joins`: tens and units without an
 * 'e' are one number.
 */
export function digitsIn(words: readonly string[], joins = true): string {
  let digits = '';
  for (let at = 0; at < words.length; ) {
    const repeated = repeatedAt(words, at);
    const numeral = repeated === null ? numeralAt(words, at, joins) : null;
    if (repeated !== null) digits += repeated.text;
    else if (numeral !== null) digits += numeral.value;
    else if (/^\d/.test(words[at] ?? '')) digits += words[at];
    at += repeated?.length ?? numeral?.length ?? 1;
  }
  return digits;
}

/** The reading of the words whose digits fit: 'vinte três' is 23 or 203. */
export const fittingDigits = (words: readonly string[], fits: (digits: string) => boolean): string | null =>
  [true, false].map((joins) => digitsIn(words, joins)).find(fits) ?? null;

/** The index behind the number words that begin at a place; the place itself where none do. */
export function numeralsEnd(words: readonly string[], at: number): number {
  let end = at;
  for (;;) {
    const skips = end > at && words[end] === 'e' ? 1 : 0;
    if (!isNumeral(words[end + skips] ?? '')) return end;
    end += skips + 1;
  }
}

/** One word that is an article as well, and figures, are left as they are. */
const isLeft = (words: readonly string[]): boolean => /^(?:\d+(?: e \d+)*|uma?)$/.test(words.join(' '));

/** The text with its number words in digits: 'dia vinte e sete' is 'dia 27'. `written`: as it was typed. */
export function withDigits(plain: string, written = plain): string {
  const found = [...plain.matchAll(/[a-z]+|\d+|[^a-z\d ]/g)];
  const words = found.map(([word]) => word);
  let text = '';
  let done = 0;
  for (let at = 0; at < words.length; at++) {
    const end = numeralsEnd(words, at);
    const run = words.slice(at, end);
    if (end === at) continue;
    if (isLeft(run) && words.length > 1) {
      at = end - 1;
      continue;
    }
    text += written.slice(done, found[at]?.index) + digitsIn(run);
    done = (found[end - 1]?.index ?? 0) + (words[end - 1]?.length ?? 0);
    at = end - 1;
  }
  return text + written.slice(done);
}

const names: ReadonlyMap<string, string> = new Map(
  'que-q be-b ce-c efe-f ge-g aga-h jota-j ca-k ka-k ele-l eme-m ene-n ne-n pe-p erre-r esse-s te-t ve-v xis-x ze-z'
    .split(' ')
    .map((pair) => [pair.slice(0, -2), pair.slice(-1)]),
);

/** The letter that dictation writes by its name: 'que nê éle dez'; other words stay. */
export const letterOf = (word: string): string => names.get(word) ?? word;
