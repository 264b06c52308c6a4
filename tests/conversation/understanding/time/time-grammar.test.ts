import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { heard } from '../asked.ts';

const [morning, afternoon] = ['Manhã (8h às 12h)', 'Tarde (12h às 18h)'];
const on = (period: string, ...days: readonly string[]): string =>
  `[schedules: ${days.map((day) => `${day}, ${period}`).join('; ')}]`;
const onBoth = (day: string): string => `[schedules: ${day}, ${morning}; ${day}, ${afternoon}]`;

/** On Friday 20 November 2026; the first free day is Wednesday 25. */
const at = (text: string): string => heard(text, 'data-instalacao');

describe('a day that is told by another', () => {
  it.each([
    ['daqui a 5 dias', onBoth('25/11/2026')],
    ['daqui cinco dias de manhã', 'date=25/11/2026, period=manha'],
    ['in 6 days', onBoth('26/11/2026')],
    ['depois do dia 27, de manhã', on(morning, '28/11/2026', '30/11/2026', '01/12/2026')],
    ['dia 27 é feriado aqui, bota no dia seguinte de manhã', 'date=28/11/2026, period=manha'],
    ['até sexta, de manhã', on(morning, '25/11/2026', '26/11/2026', '27/11/2026')],
    ['antes do dia 27 à tarde', on(afternoon, '25/11/2026', '26/11/2026')],
    ['no fim da semana que vem de manhã', on(morning, '26/11/2026', '27/11/2026', '28/11/2026')],
    ['no comecinho da semana que vem', onBoth('25/11/2026')],
    ['volto dia 28, na segunda depois disso de manhã', on(morning, '30/11/2026')],
    ['o pintor sai dia 27, na segunda seguinte de manhã', 'date=30/11/2026, period=manha'],
    ['dois dias depois do dia 26, de manhã', 'date=28/11/2026, period=manha'],
    ['na véspera do feriado do dia 28, à tarde', 'date=27/11/2026, period=tarde'],
    ['terça não, na quinta tenho prova, no dia depois de tarde', 'date=27/11/2026, period=tarde'],
    ['dia 26 ou no dia seguinte de manhã', 'date=26/11/2026 | 27/11/2026, period=manha | manha'],
    ['quinta sem ser essa, a outra, de tarde', on(afternoon, '03/12/2026')],
    ['não nessa quinta, na outra, de tarde', on(afternoon, '03/12/2026')],
    ['semana que vem não, na outra, quinta de manhã', on(morning, '03/12/2026')],
    ['na primeira sexta de dezembro à tarde', 'date=04/12/2026, period=tarde'],
    ['a partir do dia 29 à tarde', on(afternoon, '30/11/2026', '01/12/2026', '02/12/2026')],
    ['o eletricista vem quinta, pode ser sexta à tarde', 'date=27/11/2026, period=tarde'],
    ['entre 8 e 10 da manhã, dia 4', 'date=04/12/2026, period=manha'],
    ['quinta, mas só se for depois das 14', on(afternoon, '26/11/2026')],
    [
      'dia 25 é meu plantão, qualquer outro de tarde',
      on(afternoon, '26/11/2026', '27/11/2026', '30/11/2026'),
    ],
    ['mês que vem à tarde', on(afternoon, '01/12/2026', '02/12/2026', '03/12/2026')],
    ['qualquer horário na quinta', onBoth('26/11/2026')],
    ['vocês que sabem', on(morning, '25/11/2026', '26/11/2026', '27/11/2026')],
  ])('%s', (text, slots) => expect(at(text)).toBe(slots));
});

describe('a wish for a stretch of time, without a day or a period', () => {
  it.each([
    ['semana que vem', 'quarta, 25 de novembro', 'sábado, 28 de novembro'],
    ['até sexta', 'quarta, 25 de novembro', 'sexta, 27 de novembro'],
    ['só depois do dia 5', 'segunda, 7 de dezembro', 'quinta, 10 de dezembro'],
    ['mês que vem', 'terça, 1º de dezembro', 'quinta, 10 de dezembro'],
    ['menos quarta', 'quinta, 26 de novembro', 'quinta, 10 de dezembro'],
    ['só depois do dia 5, estou na casa da minha irmã', 'segunda, 7 de dezembro', 'quinta, 10 de dezembro'],
    ['a partir do dia 4 porque eu volto de férias', 'sexta, 4 de dezembro', 'quinta, 10 de dezembro'],
    ['volto dia 2, só depois disso', 'quarta, 2 de dezembro', 'quinta, 10 de dezembro'],
    ['viajo amanhã e volto dia 3, dali pra frente pode', 'quinta, 3 de dezembro', 'quinta, 10 de dezembro'],
    ['depois da semana que vem', 'segunda, 30 de novembro', 'quinta, 10 de dezembro'],
    ['semana que vem toda eu trabalho, só na outra', 'segunda, 30 de novembro', 'sábado, 5 de dezembro'],
    ['na semana do dia 2', 'segunda, 30 de novembro', 'sábado, 5 de dezembro'],
    ['do dia 27 ao dia 2', 'sexta, 27 de novembro', 'quarta, 2 de dezembro'],
    ['só na outra semana, essa eu tô sem tempo', 'quarta, 25 de novembro', 'sábado, 28 de novembro'],
  ])('is asked for both: %s', (text, first, last) =>
    expect(at(text)).toContain(`Há dias livres de ${first}, a ${last}`),
  );
});

describe('a day and its date', () => {
  it.each(['quinta, dia 26, de manhã', 'quinta 26 de manhã', '26/11 quinta-feira de manhã'])(
    '%s are one day',
    (text) => expect(at(text)).toBe('date=26/11/2026, period=manha'),
  );

  it('that contradict each other are none', () => expect(at('sexta 26 de manhã')).toContain('unclear: '));

  it('of two days the one that there is may be meant', () =>
    expect(at('terça 24 ou quarta 25 pela manhã')).toBe(on(morning, '25/11/2026')));
});

describe('a misspelt day', () => {
  it.each([
    ['qunta feira de manhã', 'date=26/11/2026, period=manha'],
    ['segnda à trade', on(afternoon, '30/11/2026')],
    ['27 de novenbro cedo', 'date=27/11/2026, period=manha'],
  ])('%s', (text, slots) => expect(at(text)).toBe(slots));

  it.each([
    ['23 de novenbro de 1990', 'birth_date=23/11/1990'],
    ['5 de marso de 88', 'birth_date=05/03/1988'],
  ])('%s, of a birth too', (text, date) => expect(heard(text, 'data-nascimento')).toBe(date));
});

it('a house in a sentence is no complement', () =>
  expect(at('chego em casa só às 19h')).not.toContain('complement'));

it.each(['só posso à noite', 'depois das 18h', 'umas 19h'])('%s is when no visit is, which is said', (text) =>
  expect(at(text)).toBe(`unclear: ${replies.notAtNight}`),
);
