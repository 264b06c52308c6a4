import { describe, expect, it } from 'vitest';
import { offeredDays } from '../../../../src/contract/offered-days.ts';
import type { Asked } from '../../../../src/conversation/understanding/reading.ts';
import { understand } from '../../../../src/conversation/understanding/understand.ts';
import { everyAnswer } from '../../../funnel/given.ts';
import { askedFor, inShort, lists } from '../asked.ts';

const today = { year: 2026, month: 11, day: 26 };

/** '04/12 manha, 07/12 tarde'. */
const slotsOf = (short: string) =>
  short.split(', ').map((slot) => {
    const [date = '', period = ''] = slot.split(' ');
    return { date: `${date}/2026`, period: period === 'manha' ? ('manha' as const) : ('tarde' as const) };
  });

/** On Thursday 26 November 2026, the first free day is Tuesday 1 December. */
const askedOn = (step: 'data-instalacao' | 'confirmacao', facts: Parameters<typeof askedFor>[1]): Asked => ({
  ...askedFor(step, { today, ...facts }),
  lists: { ...lists, installationDays: offeredDays(today) },
});

const proposed = (days: string): Asked => {
  const slots = slotsOf(days);
  const raw = { date: slots.map(({ date }) => date), period: slots.map(({ period }) => period) };
  return {
    ...askedOn('data-instalacao', {}),
    waiting: [{ step: 'data-instalacao', field: 'schedules', raw, shown: '' }],
  };
};
const stored = (days: string, step: 'data-instalacao' | 'confirmacao'): Asked =>
  askedOn(step, { answers: { ...everyAnswer, schedules: slotsOf(days) } });

/** The proposed days, or what else is understood. */
function daysIn(said: string, asked: Asked): string {
  const understood = understand(said, asked);
  const visit =
    understood.kind === 'proposal'
      ? understood.answers.find(({ field }) => field === 'schedules')
      : undefined;
  if (visit === undefined) return inShort(understood);
  const { date = [], period = [] } = visit.raw;
  return date.map((one, place) => `${one.slice(0, 5)} ${period[place]}`).join(', ');
}

describe('proposed days that are changed in part', () => {
  it.each([
    // The period.
    ['04/12 manha', 'sim mas de tarde', '04/12 tarde'],
    ['04/12 manha', 'de tarde', '04/12 tarde'],
    ['04/12 manha', 'não, de tarde', '04/12 tarde'],
    ['04/12 manha', 'pode ser de tarde?', '04/12 tarde'],
    ['04/12 manha', 'isso, de tarde também', '04/12 manha, 04/12 tarde'],
    ['04/12 manha', 'de manhã não dá', '04/12 tarde'],
    ['07/12 manha, 07/12 tarde', 'sim só de manhã', '07/12 manha'],
    ['07/12 manha, 07/12 tarde', 'só de manhã', '07/12 manha'],
    ['07/12 manha, 07/12 tarde', 'sim mas de tarde não posso', '07/12 manha'],
    ['07/12 manha', 'sim, qualquer horário', '07/12 manha, 07/12 tarde'],
    // The period of a day.
    ['05/12 manha, 07/12 manha', 'isso mas segunda é a tarde', '05/12 manha, 07/12 tarde'],
    ['05/12 manha, 07/12 manha', 'segunda é à tarde', '05/12 manha, 07/12 tarde'],
    ['08/12 tarde, 09/12 manha', 'quase, dia 9 é à tarde tb', '08/12 tarde, 09/12 manha, 09/12 tarde'],
    ['08/12 tarde, 09/12 manha', 'quase, dia 9 é à tarde', '08/12 tarde, 09/12 tarde'],
    // Another day.
    ['07/12 manha', 'isso, ou terça', '01/12 manha, 07/12 manha'],
    ['07/12 manha', 'ou terça de tarde', '01/12 tarde, 07/12 manha'],
    ['07/12 tarde', 'sim, e sábado também', '05/12 manha, 07/12 tarde'],
    ['07/12 manha', 'sim, só que quarta', '02/12 manha'],
    ['01/12 manha, 07/12 manha', 'troca terça por quarta', '02/12 manha, 07/12 manha'],
    ['04/12 manha', 'quase, é sábado', '05/12 manha'],
    ['04/12 manha', 'não é sexta, é sábado', '05/12 manha'],
    ['04/12 manha', 'não é dia 4 é dia 7', '07/12 manha'],
    ['01/12 manha, 07/12 manha', 'terça não posso, quarta de tarde', '02/12 tarde, 07/12 manha'],
    ['01/12 manha', 'sim, quarta e quinta também', '01/12 manha, 02/12 manha, 03/12 manha'],
    // Fewer days.
    ['07/12 manha, 01/12 manha', 'sim, mas terça não', '07/12 manha'],
    ['07/12 manha, 01/12 manha', 'só segunda então', '07/12 manha'],
    ['07/12 manha, 01/12 manha', 'segunda', '07/12 manha'],
    ['10/12 manha, 12/12 manha', 'não, tira o sábado', '10/12 manha'],
    ['01/12 manha, 03/12 manha', 'só a terça tá errado', '03/12 manha'],
    ['01/12 manha, 03/12 manha', 'não, tira a terça', '03/12 manha'],
    ['09/12 manha, 10/12 tarde', 'tira o dia 9', '10/12 tarde'],
    ['09/12 manha, 10/12 tarde', 'sem o dia 9', '10/12 tarde'],
    ['09/12 manha, 10/12 tarde', 'não quero o dia 9', '10/12 tarde'],
    ['08/12 manha, 10/12 tarde', 'terça eu trabalho', '10/12 tarde'],
    ['08/12 manha, 10/12 manha', 'terça não dá, só de tarde', '10/12 tarde'],
    ['08/12 manha, 10/12 manha', 'quinta de manhã não, de tarde', '08/12 manha, 10/12 tarde'],
    ['08/12 manha, 10/12 tarde', 'dia 8 não dá', '10/12 tarde'],
    ['08/12 manha, 10/12 tarde', 'isso, só q dia 8 n da mais', '10/12 tarde'],
    ['03/12 manha, 10/12 tarde', 'não, dia 3 não posso', '10/12 tarde'],
    ['03/12 manha, 10/12 tarde', 'terça e quinta não dá', '? '],
    ['03/12 manha, 14/12 tarde', 'tem que ser depois do dia 10', '14/12 tarde'],
    // None of them is the one that goes.
    ['10/12 manha, 11/12 tarde', 'não, tira o sábado', '10/12 manha, 11/12 tarde'],
  ])('of %s, %s: %s', (days, said, left) => expect(daysIn(said, proposed(days))).toContain(left));

  it.each([
    ['09/12 manha', 'tira o dia 9'],
    ['01/12 manha', 'só a terça tá errado'],
    ['01/12 manha', 'não, tira a terça'],
    ['03/12 manha', 'não, dia 3 não posso'],
    ['03/12 manha', 'tem que ser depois do dia 10'],
  ])('no longer wait where none is left, and the free ones are offered: %s, %s', (days, said) => {
    const understood = understand(said, proposed(days));
    expect(understood).toMatchObject({ kind: 'question', withdraws: 'schedules' });
    expect(inShort(understood)).toMatch(/^\? Há dias livres/);
  });

  it.each([
    ['07/12 manha', 'não, dia 10 de tarde', 'date=10/12/2026, period=tarde'],
    ['07/12 manha', 'quarta de manhã', 'date=02/12/2026, period=manha'],
    ['07/12 manha', 'tem que ter alguém de tarde?', '?'],
    ['07/12 manha', 'quanto tempo demora?', '?'],
    ['07/12 manha', 'não, dia 3 não posso', '?'],
    ['11/12 manha', 'quero mais cedo', '01/12 manha, 02/12 manha'],
    ['07/12 manha', 'sim, e o vencimento dia 15', '[due_date: Dia 15]'],
  ])('are not meant by a wish or a question of its own: %s, %s', (days, said, understood) =>
    expect(daysIn(said, proposed(days))).toContain(understood),
  );
});

describe('a wish that names several days', () => {
  const fresh = askedOn('data-instalacao', {});
  it.each([
    ['sexta de tarde ou sábado', '04/12 tarde, 05/12 manha'],
    ['sabado de manha ou segunda qlq hora', '05/12 manha, 07/12 manha, 07/12 tarde'],
  ])('keeps the period of each: %s', (said, wished) => expect(daysIn(said, fresh)).toBe(wished));

  it.each([
    'eu so posso de manha que de tarde tenho fisioterapia terça e quinta nao dá',
    'so de manha que terça e quinta nao dá',
    'só de manhã, terça, quarta e quinta não posso',
  ])('never takes those of a list that the visitor cannot, and waits for a yes: %s', (said) => {
    expect(understand(said, fresh).kind).toBe('proposal');
    expect(daysIn(said, fresh)).toMatch(/^0[4-7]\/12 manha, |^02\/12 manha, 04/);
    expect(daysIn(said, fresh)).not.toMatch(/01\/12|03\/12|08\/12|10\/12|tarde/);
  });
});

describe('stored days that are changed in part wait for a yes', () => {
  it.each([
    [
      '02/12 manha, 03/12 tarde',
      'sim mas o dia 3 é de manhã também',
      '02/12 manha, 03/12 manha, 03/12 tarde',
    ],
    ['04/12 manha, 07/12 manha', 'sim, só que segunda de tarde', '04/12 manha, 07/12 tarde'],
    ['05/12 manha, 07/12 manha', 'só segunda na instalação, sabado nao posso', '07/12 manha'],
    ['05/12 manha, 07/12 manha', 'isso, e dia da instalação só segunda', '07/12 manha'],
    ['05/12 manha, 07/12 manha', 'tira o sábado', '07/12 manha'],
  ])('at the review, of %s: %s', (days, said, left) =>
    expect(daysIn(said, stored(days, 'confirmacao'))).toBe(left),
  );

  it.each([
    ['11/12 tarde', 'quero receber no sábado dia 12 também', '11/12 tarde, 12/12 manha'],
    ['05/12 manha, 07/12 manha', 'tira o sábado', '07/12 manha'],
    ['04/12 manha', 'sim mas de tarde', '04/12 tarde'],
  ])('while they are edited, of %s: %s', (days, said, left) =>
    expect(daysIn(said, stored(days, 'data-instalacao'))).toBe(left),
  );
});
