/** Which number words combine: 'vinte e três', 'duzentos e dez', 'dois mil e quatro'. */
type NumberRank = 'zero' | 'unit' | 'teen' | 'ten' | 'hundred' | 'round-hundred' | 'thousand';

interface NumberWord {
  value: number;
  rank: NumberRank;
}

const ranked = (rank: NumberRank, first: number, step: number, words: string) =>
  words
    .split(' ')
    .flatMap((list, place) =>
      list.split('|').map((word) => [word, { rank, value: first + step * place }] as const),
    );

export const numberWords: ReadonlyMap<string, NumberWord> = new Map([
  ...ranked('zero', 0, 0, 'zero'),
  ...ranked('unit', 1, 1, 'um|uma|hum dois|duas tres|treis quatro cinco seis|meia sete oito nove'),
  ...ranked(
    'teen',
    10,
    1,
    'dez|diez|deis|dezao onze doze treze quatorze|catorze quinze|quince|quinzao dezesseis dezessete dezoito dezenove',
  ),
  ...ranked(
    'ten',
    20,
    10,
    'vinte|veinte|vintao trinta quarenta cinquenta|cincoenta sessenta setenta oitenta noventa',
  ),
  ...ranked('ten', 10, 10, 'decimo vigesimo trigesimo'),
  ...ranked('round-hundred', 100, 0, 'cem'),
  ...ranked(
    'hundred',
    100,
    100,
    'cento duzentos|duzentas|duzento trezentos|trezentas|trezento quatrocentos|quatrocentas|quatrocento quinhentos|quinhentas|quinhento|quinentos|quinhentao seiscentos|seiscentas|seiscento|seicentos|seissentos|seicento|seiscentao setecentos|setecentas|setecento|setessentos oitocentos|oitocentas|oitocento novecentos|novecentas|novecento',
  ),
  ...ranked('thousand', 1000, 0, 'mil'),
]);

/** The words of all numbers. */
export const everyNumberWord: readonly string[] = [...numberWords.keys()];

/** Ordinals that count only after one of the tens: alone, 'segundo' or 'quarto' is another word. */
const ordinalUnits: ReadonlyMap<string, number> = new Map(
  'primeiro segundo terceiro quarto quinto sexto setimo oitavo nono'
    .split(' ')
    .map((word, place) => [word, place + 1] as const),
);
export const isOrdinal = (word: string): boolean => word.endsWith('imo');

/** 'Triplo sete' is 777. */
export const multipliers: ReadonlyMap<string, number> = new Map([
  ['duplo', 2],
  ['dupla', 2],
  ['triplo', 3],
  ['tripla', 3],
]);

const anyNumber = new RegExp(
  `\\b(?:${[...numberWords.keys(), ...multipliers.keys()].join('|')}|primeiro)\\b`,
);

export const hasNumberWord = (plain: string): boolean => anyNumber.test(plain);

interface Cardinal {
  value: number;
  /** The number of words it has. */
  length: number;
}

/** A number below a thousand in digits, as it stands beside 'mil' or behind 'e'. */
const typedBelowThousand = /^\d{1,3}$/;

const isThousand = (word: string | undefined): boolean => numberWords.get(word ?? '')?.rank === 'thousand';

/**
 * Of a list of words, the number that it begins with: 'dois mil e quatro' and '30 mil 140' are one, 'dois quatro' are two. `isApart`:
 * a zero behind thousands, and a digit behind tens without an 'e', are digits of their own.
 */
export function cardinalAt(words: readonly string[], from: number, isApart = false): Cardinal | null {
  if (isApart && isTenBesideUnit(words, from))
    return { value: numberWords.get(words[from] ?? '')?.value ?? 0, length: 1 };
  const first = isThousand(words[from]) ? { value: 1, length: 0 } : thousandsAt(words, from);
  if (first === null) return null;
  const next = from + first.length;
  if (first.value === 0 || !isThousand(words[next])) return first;
  // 'Treze mil zero oitenta e dois' says the digit that is empty.
  const zeros = !isApart && /^(?:zero|0)$/.test(words[next + 1] ?? '') ? 1 : 0;
  const rest = zeros === 1 ? below(hundredsAt(words, next + 2), 100) : behindThousands(words, next + 1);
  return {
    value: first.value * 1000 + (rest?.value ?? 0),
    length: next + 1 - from + (rest === null ? 0 : rest.length + zeros),
  };
}

const rankOf = (word: string | undefined): NumberRank | undefined => numberWords.get(word ?? '')?.rank;

/** 'Trinta dois', which is 30 and 2 where the digits are told one by one. */
const isTenBesideUnit = (words: readonly string[], from: number): boolean =>
  rankOf(words[from]) === 'ten' && rankOf(words[from + 1]) === 'unit';

/** What is counted in thousands, or a number in words that is none: '30 mil', 'trinta'. */
function thousandsAt(words: readonly string[], from: number): Cardinal | null {
  const typed = words[from] ?? '';
  return /^[1-9]\d{0,2}$/.test(typed) && isThousand(words[from + 1])
    ? { value: Number(typed), length: 1 }
    : belowThousand(words, from);
}

/** In words or digits. */
const hundredsAt = (words: readonly string[], from: number): Cardinal | null =>
  typedBelowThousand.test(words[from] ?? '')
    ? { value: Number(words[from]), length: 1 }
    : belowThousand(words, from);

/** 'Mil 578', 'mil quatrocentos', 'mil e quatro'. */
function behindThousands(words: readonly string[], from: number): Cardinal | null {
  const typed = words[from] ?? '';
  const isOne = typedBelowThousand.test(typed) && !isThousand(words[from + 1]);
  return isOne ? { value: Number(typed), length: 1 } : tail(words, from, ['hundred', 'round-hundred']);
}

/** The word that continues the number, after 'e' or directly if its rank allows it. */
function tail(words: readonly string[], from: number, ranks: readonly NumberRank[]): Cardinal | null {
  const isJoined = words[from] === 'e';
  const at = isJoined ? from + 1 : from;
  // 'Mil quatrocentos e 50'.
  if (isJoined && /^[1-9]\d{0,2}$/.test(words[at] ?? '')) return { value: Number(words[at]), length: 2 };
  const rank = numberWords.get(words[at] ?? '')?.rank;
  if (rank === undefined || rank === 'zero' || rank === 'thousand') return null;
  if (!isJoined && !ranks.includes(rank)) return null;
  const rest = belowThousand(words, at);
  return rest && { value: rest.value, length: rest.length + at - from };
}

function belowThousand(words: readonly string[], from: number): Cardinal | null {
  const word = numberWords.get(words[from] ?? '');
  if (word === undefined || word.rank === 'thousand') return null;
  // 'Vigésimo quinto'.
  const unit = isOrdinal(words[from] ?? '') ? ordinalUnits.get(words[from + 1] ?? '') : undefined;
  if (unit !== undefined) return { value: word.value + unit, length: 2 };
  const rest =
    word.rank === 'hundred'
      ? below(tail(words, from + 1, ['ten', 'teen']), 100)
      : word.rank === 'ten'
        ? below(tail(words, from + 1, ['unit']), 10)
        : null;
  return { value: word.value + (rest?.value ?? 0), length: 1 + (rest?.length ?? 0) };
}

const below = (rest: Cardinal | null, limit: number): Cardinal | null =>
  rest !== null && rest.value < limit ? rest : null;
