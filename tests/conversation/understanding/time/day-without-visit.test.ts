import { describe, expect, it } from 'vitest';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard, inShort } from '../asked.ts';

/** Friday 20 November 2026; the first visit is on the third working day. */
describe('a day that has no visit, beside one that has', () => {
  it.each([
    ['amanhã de manhã, ou sexta dia 27', 'sábado, 21 de novembro'],
    ['depois de amanhã a tarde ou sexta dia 27 a tarde', 'domingo, 22 de novembro'],
    ['dia 21 ou 27 de manhã', 'sábado, 21 de novembro'],
    ['amanhã de tarde ou então na quinta o dia todo', 'sábado, 21 de novembro'],
    ['domingo ou sexta dia 27 de manhã', 'domingo, 22 de novembro'],
  ])('is named with the one that is taken: %s', (said, missed) =>
    expect(understand(said, askedFor('data-instalacao'))).toMatchObject({
      kind: 'proposal',
      reply: replies.notOn(missed, null),
    }),
  );

  it('that was turned down is not named', () =>
    expect(understand('amanhã não posso, dia 27 de manhã pode', askedFor('data-instalacao'))).toMatchObject({
      kind: 'answer',
    }));

  it('is named for each of several, without commas too', () =>
    expect(
      understand('segunda terça ou quarta da semana que vem, de manhã', askedFor('data-instalacao')),
    ).toMatchObject({
      kind: 'proposal',
      answers: [{ raw: { date: ['25/11/2026'] } }],
      reply: [
        replies.notOn('segunda, 23 de novembro', null),
        replies.notOn('terça, 24 de novembro', null),
      ].join(' '),
    }));

  it('is none where the day is that of paying', () => {
    const read = understand(
      'dia 15 e boleto mesmo, e se der instala sabado de manhã',
      askedFor('data-de-vencimento'),
    );
    expect('reply' in read && read.reply).toBe(
      replies.notOn('sábado, 21 de novembro', 'sábado, 28 de novembro'),
    );
  });

  it('is none where weekday and date are of two days', () =>
    expect(heard('terça dia 26 ou sexta de manhã', 'data-instalacao')).not.toContain('não temos visita'));

  it('is told of the first choices, which stay before the one that follows where they fail', () =>
    expect(
      understand('segunda de manhã, se n der quarta a tarde', askedFor('data-instalacao')),
    ).toMatchObject({
      kind: 'proposal',
      answers: [{ raw: { date: ['30/11/2026', '25/11/2026'], period: ['manha', 'tarde'] } }],
      reply: replies.notOn('segunda, 23 de novembro', 'segunda, 30 de novembro'),
    }));
});

it('a first choice is kept where the next follows only without a free place', () =>
  expect(heard('quarta cedo, se n tiver vaga pode ser quinta a tarde ou sexta', 'data-instalacao')).toContain(
    '25/11',
  ));

describe('a day without a visit, named alone', () => {
  it.each([
    [
      'daqui 9 dias',
      'domingo, 29 de novembro',
      ['sábado, 28 de novembro, de manhã', 'segunda, 30 de novembro, de manhã'],
    ],
    ['domingo dia 29 de tarde', 'domingo, 29 de novembro', ['sexta, 27 de novembro, de tarde']],
    ['tem vaga dia 29?', 'domingo, 29 de novembro', ['sábado, 28 de novembro, de manhã']],
    ['dá pra vir domingo?', 'domingo, 22 de novembro', ['quarta, 25 de novembro, de manhã']],
  ])('is told, with the visits around it: %s', (said, missed, near) => {
    const read = understand(said, askedFor('data-instalacao'));
    expect(inShort(read)).toContain(replies.notOn(missed, null));
    expect(read).toMatchObject({ suggestions: expect.arrayContaining(near) });
  });
});

describe('a Saturday afternoon', () => {
  it.each([
    ['sábado à tarde', ['sábado, 28 de novembro, de manhã', 'quarta, 25 de novembro, de tarde']],
    ['sábado 14h rola?', ['sábado, 28 de novembro, de manhã', 'quarta, 25 de novembro, de tarde']],
    [
      'sábado que vem a tarde pq durante a semana eu trabalho',
      ['sábado, 28 de novembro, de manhã', 'sábado, 5 de dezembro, de manhã'],
    ],
    [
      'sabado 14h, trampo a semana inteira',
      ['sábado, 28 de novembro, de manhã', 'sábado, 5 de dezembro, de manhã'],
    ],
  ])('offers the morning first: %s', (said, [first, second]) => {
    const read = understand(said, askedFor('data-instalacao'));
    const tapped = 'suggestions' in read ? read.suggestions : [];
    expect(tapped?.slice(0, 2)).toEqual([first, second]);
  });

  it('asked beside the days of work gets the other Saturdays', () =>
    expect(
      understand(
        'sábado à tarde tem? durante a semana tô na fábrica até as seis',
        askedFor('data-instalacao'),
      ),
    ).toMatchObject({
      kind: 'proposal',
      answers: [{ raw: { date: ['28/11/2026', '05/12/2026'], period: ['manha', 'manha'] } }],
      reply: expect.stringContaining(replies.otherPeriod('sábado, 28 de novembro', 'manha')),
    }));
});

describe('a limit that the shop does not know', () => {
  it.each([
    'depois do feriado, de tarde',
    'depois do carnaval',
    'depois da black friday',
    'depois que eu voltar de viagem',
    'quando meu salário cair',
    'depois do pagamento',
    'antes da mudança, de manhã',
    'na minha folga',
  ])('gets the days that there are, and none is proposed: %s', (said) => {
    const read = understand(said, askedFor('data-instalacao'));
    expect(read).toMatchObject({ kind: 'question', reply: expect.stringContaining(replies.unknownTime) });
    expect(read).not.toHaveProperty('suggestions');
  });

  it.each([
    ['depois do almoço', 'tarde'],
    ['antes do meio dia', 'manhã'],
    ['depois do feriado, na quarta dia 2 de manhã', '02/12/2026'],
    ['depois do feriado do dia 2 de manhã', '03/12/2026'],
    ['depois eu vejo', '/later'],
  ])('is another thing in %s', (said, meant) => {
    const read = heard(said, 'data-instalacao');
    expect(read.toLowerCase()).toContain(meant);
    expect(read).not.toContain(replies.unknownTime);
  });
});
