import { describe, expect, it } from 'vitest';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { everyAnswer } from '../../../funnel/given.ts';
import { askedFor, heard } from '../asked.ts';

const given = {
  answers: { ...everyAnswer, schedules: [{ date: '25/11/2026', period: 'manha' as const }] },
};

describe('another visit, asked for at the review', () => {
  it.each([
    ['a visita pode ser dia 28?', '28/11'],
    ['a data de instalação não vai dar, pode ser dia 30?', '30/11'],
    ['dia 25 não posso mais, tem dia 30?', '30/11'],
    ['a visita tem como ser na sexta de manhã?', '27/11'],
    ['blz só q amanha cedo n vou ta em casa, bota pra segunda de tarde q aí fecha', '30/11'],
    ['ta certinho, só o dia que eu queria quinta', '26/11'],
    ['vê se consegue na segunda cedinho q eu fecho agora', '30/11'],
    ['confirmo se vocês vierem na quinta cedo ao invés desse dia', '26/11'],
    ['tá ok só passa pra de tarde', '25/11'],
    ['deixa pra sexta', '27/11'],
    ['deixa pra sexta, vou viajar na quinta', '27/11'],
    ['deixa pra segunda, nesse dia tô no serviço', '30/11'],
  ])('is proposed: %s', (text, day) => {
    const said = heard(text, 'confirmacao', given);
    expect(said).toMatch(/^\[schedules: /);
    expect(said).toContain(day);
  });

  it.each(['deixa pra amanhã, agora to saindo pro serviço', 'fica pra segunda, vou viajar'])(
    'is not meant where the visitor goes away: %s',
    (text) => expect(heard(text, 'confirmacao', given)).toBe('/later'),
  );

  it('keeps its days where only the time is another', () =>
    expect(heard('muda a instalação pra tarde', 'confirmacao', given)).toMatch(
      /^\[schedules: .*25\/11.*tarde/i,
    ));

  it.each([
    ['troca pra boleto por favor e a visita passa pra tarde', true],
    ['a visita passa pra tarde e bota no débito', false],
  ])('is proposed with the way of paying that is changed beside it: %s', (text, direct_debit) => {
    const answers = { ...given.answers, direct_debit };
    const said = heard(text, 'confirmacao', { answers });
    expect(said).toContain('[direct_debit: ');
    expect(said).toMatch(/\[schedules: .*tarde/i);
  });

  it.each(['tem como adiar a instalação uns dias?', 'bota pra amanhã'])(
    'is asked again where no day is named that is free: %s',
    (text) => expect(heard(text, 'confirmacao', given)).toBe('/correct data-instalacao'),
  );

  it.each([
    ['tudo certo, mas quarta eu não posso', 'quinta, 26 de novembro'],
    ['joga pra outra semana', 'segunda, 30 de novembro'],
    ['passa a instalação pra depois do dia 5', 'segunda, 7 de dezembro'],
    ['a visita tem que ser depois do dia 1', 'quarta, 2 de dezembro'],
    ['muda a visita, só volto de viagem dia 3', 'quinta, 3 de dezembro'],
    ['bota na semana do dia 30', 'segunda, 30 de novembro'],
  ])('is offered from the day on that is meant where no single day is named: %s', (text, day) => {
    const understood = understand(text, askedFor('confirmacao', given));
    expect(understood).toMatchObject({ kind: 'question' });
    expect(heard(text, 'confirmacao', given)).toContain(`Há dias livres de ${day}`);
    const [tapped = ''] = (understood.kind === 'question' ? understood.suggestions : undefined) ?? [];
    expect(heard(tapped, 'confirmacao', given)).toMatch(/^\[schedules: /);
  });

  it.each(['deixa pra amanhã, agora to saindo pro serviço', 'fica pra segunda, vou viajar'])(
    'is not meant where the visitor goes away: %s',
    (text) => expect(heard(text, 'confirmacao', given)).toBe('/later'),
  );

  it('keeps its days where only "depois do almoço" is wished for', () =>
    expect(heard('bota a visita pra depois do almoço', 'confirmacao', given)).toMatch(
      /^\[schedules: .*25\/11[^;]*tarde/i,
    ));

  it.each(['e se chover amanhã eles vem mesmo assim?', 'posso remarcar depois se precisar?'])(
    'is none where a rule is asked: %s',
    (text) => expect(heard(text, 'confirmacao', given)).toMatch(/^\?/),
  );

  it.each(['tem como mudar a data?', 'a visita pode ser dia 25?', 'dá pra instalar antes do dia 15?'])(
    'is none without another day: %s',
    (text) => expect(heard(text, 'confirmacao', given)).not.toContain('schedules'),
  );

  it('is asked again where there is no visit at that time, and is no day to pay', () =>
    expect(heard('muda a instalação pro outro sábado, dia 28, de tarde', 'confirmacao', given)).toBe(
      '/correct data-instalacao',
    ));

  it('is read as the answer where the visit is asked', () =>
    expect(heard('pode ser dia 28 de manhã?', 'data-instalacao')).toContain('28/11'));
});

it('the other time of the day is proposed where the first will not do', () =>
  expect(heard('ok mas de manhã não vai dar, pode ser à tarde?', 'confirmacao', given)).toMatch(
    /^\[schedules: .*25\/11.*tarde/i,
  ));

it('a day with its period moves the visit beside a yes, and is no leaving', () =>
  expect(
    heard('concordo sim mas amanhã cedo eu tenho plantão, passa pra quinta de tarde', 'confirmacao', given),
  ).toMatch(/^\[schedules: .*26\/11.*tarde/i));
