const units = (
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito ' +
  'dezenove'
).split(' ');
const tens = 'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ');

const values = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ...tens.map((word, place) => [word, 20 + 10 * place] as const),
  ['primeiro', 1],
  ['catorze', 14],
]);

const numberOf = (word = ''): number => values.get(word) ?? 0;
const either = (words: readonly string[]) => `(${words.join('|')})`;

const compound = new RegExp(`\\b${either(tens)} e ${either(units.slice(1, 10))}\\b`, 'g');
const simple = either([...values.keys()]);
const spokenYear = new RegExp(
  `\\b(mil (?:e )?novecentos|dois mil)(?: e (?:(\\d{1,2})\\b|${simple}\\b))?`,
  'g',
);

/** 'dia vinte e cinco' → 'dia 25', 'mil novecentos e noventa' → '1990': the numbers that a calendar needs. */
export const inDigits = (plain: string): string =>
  plain
    .replace(compound, (_, ten: string, unit: string) => String(numberOf(ten) + numberOf(unit)))
    .replace(spokenYear, (_, century: string, digits?: string, word?: string) =>
      String((century === 'dois mil' ? 2000 : 1900) + Number(digits ?? numberOf(word))),
    )
    .replace(/\bdia um\b|\b[a-z]{3,9}\b/g, (word) =>
      word === 'dia um' ? 'dia 1' : String(values.get(word) ?? word),
    );
