const units = (
  'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze quinze dezesseis dezessete dezoito ' +
  'dezenove vinte'
).split(' ');

const values = new Map<string, number>([
  ...units.map((word, value) => [word, value] as const),
  ['primeiro', 1],
  ['catorze', 14],
  ['trinta', 30],
]);

/** 'dia vinte e cinco' → 'dia 25': the numbers that a calendar needs. */
export const inDigits = (plain: string): string =>
  plain
    .replace(
      /\b(vinte|trinta) e (um|dois|tres|quatro|cinco|seis|sete|oito|nove)\b/g,
      (_, tens: string, unit: string) => String((values.get(tens) ?? 0) + (values.get(unit) ?? 0)),
    )
    .replace(/\bdia um\b|\b[a-z]{3,9}\b/g, (word) =>
      word === 'dia um' ? 'dia 1' : String(values.get(word) ?? word),
    );
