import { expect, it } from 'vitest';
import { questionOf } from '../../../scripts/understanding/typical-state.ts';
import type { UnderstoodAct } from '../../../src/contract/calls/understand.ts';
import { daysMeant } from '../../../src/dialogue/outcome/days-meant.ts';
import { plansIn, today } from '../../funnel/given.ts';

const question = questionOf('data-instalacao', { today, plans: plansIn('plans.json') });
const free = (question?.state.resources.installationDays ?? []).map(({ date }) => date);
const [first = '', second = '', third = ''] = free;
const slots = (dates: readonly string[], ...periods: string[]) =>
  dates.flatMap((date) => periods.map((period) => ({ date: [date], period: [period] })));

const act = (object: string, words: string, options: UnderstoodAct['options'] = []): UnderstoodAct => ({
  ...{ does: 'inform', object, words, level: 'likely', options, topics: [] },
  values: {},
});

const told = (message: string, ...acts: readonly UnderstoodAct[]) =>
  question &&
  daysMeant
    .reduce((now, change) => change(now, { message, question }), acts)
    .map(({ object, values, options }) => ({ object, values, options }));

const both = ['manha', 'tarde'] as const;

it('a period alone is that of the day beside it', () => {
  const alone = act('schedules', 'de tarde', slots(free.slice(0, 4), 'tarde'));
  const day = act('schedules', 'amanhã', slots([second], ...both));
  const [slot] = slots([second], 'tarde');
  expect(told('amanhã, de tarde', day, alone)).toEqual([{ object: 'schedules', values: slot, options: [] }]);
});

it('a day that is joined to a denied one is denied too', () => {
  const joined = act('schedules', 'terça', slots([first], ...both));
  const denied = act('no_day', 'quinta', slots([first, third], ...both));
  expect(told('terça e quinta não dá', joined, denied)).toMatchObject([
    { object: 'no_day', options: slots([third], ...both) },
  ]);
});

it.each([
  ['that only stands before a denied one', 'terça, quinta não dá'],
  ['whose words are none', 'que dia? quinta não dá'],
])('a day %s is not denied', (_, message) => {
  const day = act('schedules', message.startsWith('terça') ? 'terça' : '', slots([first], ...both));
  const denied = act('no_day', 'quinta', slots([first, third], ...both));
  expect(told(message, day, denied)).toMatchObject([{ object: 'schedules' }, { object: 'no_day' }]);
});

it('a week with its period stays a wish beside a day without one', () => {
  const week = act('schedules', 'semana que vem de tarde', slots(free.slice(0, 4), 'tarde'));
  const day = act('schedules', 'dia 20', slots([second], ...both));
  expect(told('semana que vem de tarde ou dia 20', week, day)).toHaveLength(2);
});

it('a day that is excepted leaves the others', () => {
  const excepted = act('schedules', `dia ${first.slice(0, 2)}`, slots([first], ...both));
  const [left] = told(`menos dia ${first.slice(0, 2)}`, excepted) ?? [];
  expect(left?.object).toBe('no_day');
  expect(left?.options.flatMap(({ date }) => date)).not.toContain(first);
  expect(left?.options.length).toBeGreaterThan(1);
});

it('what does not suit says nothing more beside a day that does', () => {
  const denied = act('no_day', 'segunda', slots([second], ...both));
  const [slot = {}] = slots([first], 'manha');
  const day = { ...act('schedules', 'terça'), values: slot };
  expect(told('segunda não, terça de manhã', denied, day)).toMatchObject([{ object: 'schedules' }]);
});
