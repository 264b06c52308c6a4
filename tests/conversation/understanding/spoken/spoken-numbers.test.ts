import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spokenNumbers } from '../../../../src/conversation/understanding/spoken/spoken-numbers.ts';
import { textOf } from '../../../../src/conversation/understanding/text/text.ts';

const inDigits = (typed: string) => spokenNumbers(textOf(typed))?.text.shown ?? null;

describe('a number that is said', () => {
  it.each([
    ['mil e duzentos', '1200'],
    ['dois mil e quatro', '2004'],
    ['mil novecentos e oitenta e dois', '1982'],
    ['cento e dez', '110'],
    ['trezentos cinquenta', '350'],
    ['vinte três', '23'],
    ['dez mil', '10000'],
    ['33221 com dígito zero', '33221-0'],
    ['treze mil zero oitenta e dois, dígito seiscentos e um', '13082-601'],
    ['quarenta e um, oitocentos e dez, traço duzentos e cinquenta', '41810-250'],
    ['zero um três um zero cem', '01310100'],
    ['noventa e oito oitenta e sete', '9887'],
    ['onze nove oito sete meia cinco', '1198765'],
    ['onze nove oito, sete meia cinco', '1198765'],
    ['11 nove oito sete', '11 987'],
    ['01310 traço cem', '01310-100'],
    ['doze barra três barra noventa', '12/3/90'],
    ['Quadra Quatro, Lote Doze', 'Quadra 4, Lote 12'],
    ['quinze e vinte', '15 e 20'],
    ['dia cinco, dez', 'dia 5, 10'],
    ['é o sete', 'é o 7'],
    ['nasci no dia primeiro de maio', 'nasci no dia 1 de maio'],
    ['dois de agosto', '2 de agosto'],
    ['às oito horas', 'às 8 horas'],
    ['um giga', '1 giga'],
    ['três', '3'],
  ])('%s', (typed, digits) => expect(inDigits(typed)).toBe(digits));

  it.each([
    'um momento',
    'nós dois',
    'uma pessoa',
    'mil desculpas',
    'meia hora',
    'mora um casal aqui',
    'dois técnicos',
    'só um',
    'o um que eu quero',
    'sem número nenhum',
    'segunda e terça',
    '100 e 200',
  ])('%s is none', (typed) => expect(inDigits(typed)).toBeNull());
});

const units = ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove'];
const teens = 'dez onze doze treze catorze quinze dezesseis dezessete dezoito dezenove'.split(' ');
const tens = ['', '', ...'vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'.split(' ')];
const hundreds = [
  '',
  'cento',
  ...'duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos'.split(' '),
];

const joined = (...parts: string[]) => parts.filter((part) => part !== '').join(' e ');

function belowThousand(value: number): string {
  if (value === 100) return 'cem';
  const [hundred, rest] = [Math.floor(value / 100), value % 100];
  const low =
    rest >= 10 && rest < 20
      ? teens[rest - 10]
      : joined(tens[Math.floor(rest / 10)] ?? '', units[rest % 10] ?? '');
  return joined(hundreds[hundred] ?? '', low ?? '');
}

function inWords(value: number): string {
  const [thousands, rest] = [Math.floor(value / 1000), value % 1000];
  const thousand = thousands === 0 ? '' : thousands === 1 ? 'mil' : `${belowThousand(thousands)} mil`;
  return joined(thousand, belowThousand(rest));
}

describe('whatever number is said', () => {
  it('it is written as that number', () =>
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 99_999 }), (value) => {
        expect(inDigits(`número ${inWords(value)}`)).toBe(`número ${value}`);
      }),
    ));

  it('digit by digit, each is kept in its place', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^\d{4,14}$/), (digits) => {
        const words = [...digits].map((digit) =>
          digit === '0' ? 'zero' : digit === '6' ? 'meia' : units[Number(digit)],
        );
        expect(inDigits(words.join(' '))).toBe(digits);
      }),
    ));

  it('a place in the digits leads back to the words, whatever stands around them', () =>
    fc.assert(
      fc.property(
        fc.constantFrom('moro no número ', 'Olá! é o apto ', 'dia '),
        fc.integer({ min: 10, max: 9999 }),
        fc.constantFrom('', ', obrigada', ' bloco três'),
        (before, value, behind) => {
          const text = textOf(`${before}${inWords(value)}${behind}`);
          const spoken = spokenNumbers(text);
          const from = spoken?.text.plain.indexOf(String(value)) ?? -1;
          const place = spoken?.placeOf({ from, to: from + String(value).length });
          expect(place && text.shown.slice(place.from, place.to)).toBe(inWords(value));
        },
      ),
    ));

  it('what is typed in digits stays as it is', () =>
    fc.assert(
      fc.property(fc.stringMatching(/^[\d ,.()/-]{0,30}$/), (digits) => {
        expect(inDigits(digits)).toBeNull();
      }),
    ));
});
