import { describe, expect, it } from 'vitest';
import { weekdayOf } from '../../../../src/brazil/calendar-days.ts';
import { parseBrazilianDate, toIsoDate } from '../../../../src/brazil/date.ts';
import { replies } from '../../../../src/content/conversation/replies.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { askedFor, heard } from '../asked.ts';

const [wednesday, thursday, saturday] = [3, 4, 6];

/** The weekdays and periods that are taken or proposed. */
function visitIn(sentence: string): { days: number[]; periods: string[] } {
  const said = understand(sentence, askedFor('data-instalacao'));
  const raw =
    said.kind === 'answer'
      ? said.raw
      : said.kind === 'proposal'
        ? said.answers.find(({ field }) => field === 'schedules')?.raw
        : undefined;
  const days = (raw?.date ?? []).flatMap((text) => {
    const date = parseBrazilianDate(text);
    return date === null ? [] : [weekdayOf(toIsoDate(date))];
  });
  return { days: [...new Set(days)], periods: [...new Set(raw?.period)] };
}

describe('when the visitor is at home', () => {
  it.each([
    'quarta de manhã eu tenho hidroginástica, de tarde eu tô em casa fazendo crochê',
    'quarta de manhã faço feira, de tarde pode',
    'na quarta de manhã tenho reunião, mas de tarde estou em casa',
  ])('%s: the visit is in the other half of that day', (sentence) =>
    expect(visitIn(sentence)).toEqual({ days: [wednesday], periods: ['tarde'] }),
  );

  it('a day that is busy in both halves has no visit', () =>
    expect(visitIn('quarta de manhã tenho fisio, de tarde trabalho, quinta pode').days).toEqual([thursday]));

  it('a morning that is busy as well is not proposed', () =>
    expect(visitIn('sexta de tarde eu tenho dentista, quinta de manhã também, quarta tô livre').days).toEqual(
      [wednesday],
    ));

  it('what somebody likes in the morning is no other appointment', () =>
    expect(visitIn('de manhã cedo de preferência, de tarde pode').periods).toContain('manha'));

  it('a morning that is free beside a busy afternoon is the morning of the same day', () =>
    expect(visitIn('quinta de tarde levo minha mãe no médico, de manhã tô livre')).toEqual({
      days: [thursday],
      periods: ['manha'],
    }));

  it.each([
    'eu tiro leite até as dez da manhã depois disso pode vir qualquer dia',
    'fico na feira até 11h, depois disso tô em casa',
    'levo as crianças na escola e só volto 10h, depois disso pode vir',
    'dou aula até as 11 da manhã, depois pode ser',
  ])('%s: the visit is in the afternoon', (sentence) => expect(visitIn(sentence).periods).toEqual(['tarde']));

  it.each(['estou em casa até as 10, depois disso saio', 'pode vir até as 10, depois disso não'])(
    '%s: the visit is in the morning',
    (sentence) => expect(visitIn(sentence).periods).toEqual(['manha']),
  );

  it.each([
    'só chego em casa dia 4 à noite, então depois disso',
    'tô descarregando em outro estado, só volto dia 4 de noite, aí depois disso pode',
  ])('%s: no visit is on the day of the return', (sentence) => {
    const said = understand(sentence, askedFor('data-instalacao'));
    expect(said).toMatchObject({ kind: 'question', reply: expect.stringContaining('5 de dezembro') });
  });

  it.each([
    'somente após as 18h ou no sábado; durante a semana atendo pacientes',
    'ou de noite ou no sábado',
  ])('%s: of the two only the day can be', (sentence) => expect(visitIn(sentence).days).toEqual([saturday]));

  it.each([
    ['quarta umas 9', 'manha'],
    ['quarta lá pelas 10', 'manha'],
    ['quarta por volta das 14', 'tarde'],
  ])('%s is an hour of a period', (sentence, period) =>
    expect(visitIn(sentence)).toEqual({ days: [wednesday], periods: [period] }),
  );

  it('how many they are is no hour', () =>
    expect(visitIn('somos umas 9 pessoas, quarta de tarde').periods).toEqual(['tarde']));
});

describe('a day to pay that is told by another', () => {
  it.each([
    ['dia 10 tá apertado, joga lá pro fim do mês', '25'],
    ['dia 10 fica ruim pra mim, no começo do mês é melhor', '1'],
    ['dia 5 não dá, mais pro meio do mês', '15'],
  ])('%s: the day that does not suit is not proposed', (sentence, day) =>
    expect(heard(sentence, 'data-de-vencimento')).toContain(`due_date: Dia ${day}]`),
  );

  it.each([
    'a taxa de condomínio cai todo dia 15, depois disso me serve',
    'o aluguel é dia 10, depois disso',
    'pago a escola dia 5, então depois disso',
    'dia 5 é muito cedo, põe depois do dia 12',
    'a luz vence dia 10, a água dia 12, então depois disso',
    'dia 5 não dá, depois disso',
  ])('%s: the days behind it are offered', (sentence) =>
    expect(understand(sentence, askedFor('data-de-vencimento'))).toMatchObject({
      kind: 'question',
      reply: replies.whichDay,
    }),
  );

  it('what is told in front of such a day is kept', () =>
    expect(
      heard(
        'meu celular mudou, é 11 98765-4321, a taxa do prédio cai dia 15, depois disso',
        'data-de-vencimento',
      ),
    ).toContain('[phone: (11) 98765-4321]'));
});
