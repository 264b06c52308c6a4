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

/**
 * Of a list of words, the number that it begins with: 'dois mil e quatro' is one, 'dois quatro' are two. `isApart`: a zero behind
 * thousands is a digit of its own.
 */
export function cardinalAt(words: readonly string[], from: number, isApart = false): Cardinal | null {
  const isThousand = numberWords.get(words[from] ?? '')?.rank === 'thousand';
  const first = isThousand ? { value: 1, length: 0 } : belowThousand(words, from);
  if (first === null) return null;
  const next = from + first.length;
  if (first.value === 0 || numberWords.get(words[next] ?? '')?.rank !== 'thousand') return first;
  // 'Treze mil zero oitenta e dois' says the digit that is empty.
  const zeros = !isApart && words[next + 1] === 'zero' ? 1 : 0;
  const rest =
    zeros === 1
      ? below(belowThousand(words, next + 2), 100)
      : tail(words, next + 1, ['hundred', 'round-hundred']);
  return {
    value: first.value * 1000 + (rest?.value ?? 0),
    length: next + 1 - from + (rest === null ? 0 : rest.length + zeros),
  };
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
