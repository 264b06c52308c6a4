import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { everyAnswer } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

describe('a time of the day', () => {
  it.each([
    'qualquer dia menos quarta q é minha hemodiálise, e de preferência depois do almoço',
    'na minha folga, de tarde',
  ])('is no morning where something is mine: %s', (text) =>
    expect(heard(text, 'data-instalacao')).not.toContain('manha'),
  );

  it('after five in the afternoon is the evening', () =>
    expect(heard('só posso depois das 5 da tarde', 'data-instalacao')).toContain(replies.notAtNight));
});

it('the day that one cannot is no day that one can', () =>
  expect(
    heard('pode confirmar mas passa a visita pra terça de tarde que na segunda tenho médico', 'confirmacao'),
  ).toMatch(/^\[schedules: \d\d\/\d\d\/\d{4}, Tarde [^|]*\]/));

describe('a visit', () => {
  it.each([
    'qualquer dia menos segunda e terça q eu faço hemodiálise',
    'qualquer dia menos segunda e terça que é dia de feira, de manhã cedo',
    'todo dia menos segunda e terça que é folga da babá',
  ])('is on none of the days that are left out for a reason: %s', (text) =>
    expect(heard(text, 'data-instalacao')).toBe(
      heard('qualquer dia menos segunda e terça', 'data-instalacao'),
    ),
  );

  it.each(['só antes das 6 da manhã ou depois das 14h', 'antes das sete ou então depois das 14h'])(
    'is not as early as one of two hours: %s',
    (text) => expect(heard(text, 'data-instalacao')).toBe(heard('só depois das 14h', 'data-instalacao')),
  );

  it('at the beginning of a month that is over is in the next one', () =>
    expect(heard('só lá pro começo do mês', 'data-instalacao')).toBe(
      heard('só no começo do mês que vem', 'data-instalacao'),
    ));
});

describe('a visit at a time that is not offered', () => {
  it('on a Saturday afternoon is no morning of it', () =>
    expect(heard('sábado dps do almoço, de manhã tem curso', 'data-instalacao')).toMatch(/^unclear/));

  it('after 2 means after 2 p.m., when no visit is that early', () =>
    expect(heard('sexta, depois das 2', 'data-instalacao')).toBe(
      heard('sexta, depois das 14h', 'data-instalacao'),
    ));
});

it('a day that is left out is told', () =>
  expect(understand('sábado à tarde ou segunda de manhã', askedFor('data-instalacao'))).toMatchObject({
    kind: 'proposal',
    answers: [{ field: 'schedules' }],
    reply: expect.stringContaining(replies.otherPeriod('sábado, 28 de novembro', 'manha')),
  }));

describe('where the nearest date of a weekday has no visit, that is said of the later one', () => {
  const missed = replies.notOn('segunda, 23 de novembro', 'segunda, 30 de novembro');

  it.each([
    ['data-instalacao', 'segunda de manhã, quem recebe é minha mãe'],
    ['planos', '500 mega no boleto, vencimento dia 10, e pode vir segunda de manhã'],
    ['email', 'ana.souza@gmail.com, e muda a visita pra segunda de manhã'],
    ['confirmacao', 'amanhã não vou mais poder, passa a visita pra segunda de manhã. o resto tá certo'],
  ] as const)('at %s: %s', (step, text) =>
    expect(understand(text, askedFor(step))).toMatchObject({
      kind: 'proposal',
      reply: expect.stringContaining(missed),
    }),
  );

  it('nothing is said of a later date where the date is told too', () =>
    expect(
      understand('muda a visita pra segunda, dia 30, de manhã', askedFor('confirmacao')),
    ).not.toHaveProperty('reply'));
});

describe('a day and its time', () => {
  it('behind a weekday is that date, and no fifth day', () =>
    expect(heard('quinta dia 26 de tarde', 'data-instalacao')).toBe('date=26/11/2026, period=tarde'));

  it.each([
    ['sábado de manhã, segunda a sexta tô atendendo no salão', 'sábado de manhã'],
    ['sexta de tarde, se não for incômodo', 'sexta de tarde'],
  ])('is not left out by what is said beside it: %s', (text, same) =>
    expect(heard(text, 'data-instalacao')).toBe(heard(same, 'data-instalacao')),
  );

  it('as soon as possible is a wish, and no question', () =>
    expect(heard('tanto faz o dia mas tem que ser de tarde, quanto antes melhor', 'data-instalacao')).toMatch(
      /^\[.*tarde/i,
    ));
});

it('a period in which somebody has something to do is not wished for', () =>
  expect(
    heard('na quinta de manhã eu tenho fisioterapia então põe de tarde mesmo na quinta', 'data-instalacao'),
  ).not.toContain('manha'));

it('a day on which somebody was put on duty is no wish', () =>
  expect(heard('sexta de tarde que quinta me botaram de plantão', 'data-instalacao')).not.toContain(' | '));

it.each([
  'quarta de tarde, de manhã tô na ordenha',
  'quarta de tarde, de manhã levo minha mãe na fisioterapia',
  'de manhã eu trabalho, quarta de tarde',
])('a period in which the visitor does something else is not wished for: %s', (text) =>
  expect(heard(text, 'data-instalacao')).not.toContain('manha'),
);

it('a period in which the visitor has time is', () =>
  expect(heard('quarta de tarde tenho tempo', 'data-instalacao')).toContain('tarde'));

it.each([
  'muda a instalação de quinta pra segunda dia 30 de tarde',
  'muda a instalação de quinta pra segunda dia 30 de tarde, dá tempo?',
])('the day that a visit is moved from is not wished for: %s', (text) =>
  expect(heard(text, 'confirmacao', { answers: everyAnswer })).toBe(
    heard('muda a instalação pra segunda dia 30 de tarde', 'confirmacao', { answers: everyAnswer }),
  ),
);

describe('hours of work, sleep or coming home', () => {
  it.each([
    ['pego no serviço às 14h e volto meia noite, então de manhã', 'de manhã'],
    ['sou vigia noturno e durmo de dia, sexta à tarde', 'sexta à tarde'],
    ['só volto dia 4 de noite, então de manhã', 'depois do dia 4, de manhã'],
  ])('is no time of the visit: %s', (text, same) => {
    const days = /\d\d\/\d\d\/\d{4}/g;
    expect(heard(text, 'data-instalacao').match(days)).toEqual(heard(same, 'data-instalacao').match(days));
  });
});

describe('a day that is reckoned', () => {
  it.each([
    ['de hoje a oito, de manhã', 'daqui uma semana de manhã'],
    ['daqui dez dias de manhã', 'daqui 10 dias de manhã'],
    ['a partir do 4, de manhã', 'a partir do dia 4, de manhã'],
    ['do dia 4 em diante, de manhã', 'a partir do dia 4, de manhã'],
    ['quinta da semana q vem depois das duas tá bão demais', 'quinta da semana que vem de tarde'],
  ])('is the same in other words: %s', (text, same) => {
    expect(heard(same, 'data-instalacao')).toMatch(/\d\d\/\d\d\/\d{4}/);
    expect(heard(text, 'data-instalacao')).toBe(heard(same, 'data-instalacao'));
  });
});

it.each([
  'segunda q vem eu tô no roçado, pode ser na quinta de manhã',
  'na quinta vou levar minha mãe no médico, sexta de tarde dá',
])('a weekday on which the visitor is elsewhere is not taken: %s', (text) => {
  const reading = understand(text, askedFor('data-instalacao'));
  const raw = reading.kind === 'answer' ? reading.raw : {};
  expect(raw.date).toHaveLength(1);
});

it('what an angry visitor cannot is left out all the same', () =>
  expect(heard('robô burro, já disse que de manhã eu não posso', 'data-instalacao')).toMatch(
    /^\[schedules: (?!.*Manhã)/,
  ));

it.each([
  'quinta depois do almoço, que eu dou aula de manhã',
  'saio do plantão quinta 7 da manhã e durmo um pouco, então quinta depois do almoço',
])('the time of something else is no time of the visit: %s', (text) => {
  const reading = understand(text, askedFor('data-instalacao'));
  expect(reading).toMatchObject({ kind: 'answer', raw: { period: ['tarde'] } });
});

it('who tells where they are at a time of the day does not leave', () =>
  expect(
    heard(
      'qualquer dia da semana q vem tirando segunda, só q de manhã pq a tarde to na rua',
      'data-instalacao',
    ),
  ).toMatch(/^\[schedules: (?!.*Tarde)/));
