import { expect, it } from 'vitest';
import { capacityOf, unlimited } from '../../../server/visits/capacity.ts';
import { getInstallationDays } from '../../../src/contract/calls/catalogue.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { openAt } from '../test-server/open-with.ts';
import { agreed, firstSchedule, isoOf, paulista } from '../test-server/order.ts';
import { engines } from '../test-server/test-database.ts';

it.each(engines)(
  'the last visit goes to one of several simultaneous orders, and the others get the days left, on %s',
  async (engine) => {
    const server = await openTestServer({ engine });
    const visit = firstSchedule(server.now());
    const visits = [];
    for (const number of ['1', '2', '3']) visits.push(await server.leadAt('order', { door: { number } }));
    await server.roomFor(visit, 1);
    const answers = await Promise.all(
      visits.map(({ browser, params }) => browser.ask(leads.finishOrder, { params, body: agreed })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const loser = answers.findIndex(({ status }) => status === 409);
    const left = answers[loser]?.body;
    expect(left).toMatchObject({ code: 'visit-taken', fields: [{ field: 'schedules' }] });
    const { days } = await server.browser().call(getInstallationDays, { query: { cep: paulista.cep } });
    expect(left).toMatchObject({ days });
    expect(days.some(({ date, periods }) => date === visit.date && periods.includes(visit.period))).toBe(
      false,
    );
    const [day] = days;
    const schedules = [{ date: day?.date ?? '', period: day?.periods[0] ?? 'manha' }];
    const { browser, params, finish } = visits[loser] ?? expect.fail('Nobody was refused');
    await browser.call(leads.saveScheduleDate, { params, body: { schedules } });
    await finish();
  },
);

it('the second wish is booked where the first is taken', async () => {
  const { server, browser, params, finish } = await openAt('order');
  const first = firstSchedule(server.now());
  const second = { ...first, period: 'tarde' as const };
  await browser.call(leads.saveScheduleDate, { params, body: { schedules: [first, second] } });
  await server.roomFor(first, 0);
  await finish();
  const booked = await server.rows('installation_slots');
  expect(booked).toEqual([{ region: 'SP', day: isoOf(second.date), period: 'tarde', booked: 1 }]);
});

it('a taken visit is refused, and another one is offered', async () => {
  const { server, browser, params } = await openAt('order');
  const visit = firstSchedule(server.now());
  await server.roomFor(visit, 0);
  const body = { schedules: [visit] };
  await browser.refuses('409 visit-taken', leads.saveScheduleDate, { params, body });
  const { days } = await browser.call(getInstallationDays, { query: { cep: '20040020' } });
  expect(days[0]?.periods).toContain(visit.period);
});

it.each([
  ['nothing', '', unlimited],
  ['all', '* * 9', 9],
  ['the region', '* * 9, SP * 8', 8],
  ['the day', 'SP * 8, SP fri 5, * 2026-11-27 7', 7],
  ['the day of the week', '* * 9, SP * 8, * fri 6', 6],
  ['the region on that day of the week', '* fri 6, SP fri 5, SP mon 1', 5],
  ['the region on the day', '* 2026-11-27 7, SP 2026-11-27 0', 0],
  ['another region', 'RJ * 1', unlimited],
])('the capacity comes from the closest rule: %s', (_name, rules, capacity) => {
  const table = rules
    .split(', ')
    .filter(Boolean)
    .map((rule) => rule.split(' '))
    .map(([region = '', day = '', count]) => ({ region, day, period: 'manha', capacity: Number(count) }));
  expect(capacityOf(table, { region: 'SP', day: '2026-11-27', period: 'manha' })).toBe(capacity);
});
