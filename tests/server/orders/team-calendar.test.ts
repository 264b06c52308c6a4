import { expect, it } from 'vitest';
import { getInstallationDays } from '../../../src/contract/calls/catalogue.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import { getFollowedOrder, moveVisit, openOrder } from '../../../src/contract/calls/orders.ts';
import { listCapacity, readCalendar } from '../../../src/contract/panel/calendar.ts';
import { listening } from '../gateways/listening.ts';
import { openTestServer } from '../test-server/open-test-server.ts';
import { agreed, firstSchedule, isoOf, paulista } from '../test-server/order.ts';
import { type Engine, engines } from '../test-server/test-database.ts';

/** A shop with an external calendar that offers each requested day. */
async function openShop(engine: Engine = 'SQLite') {
  const planning = { visits: 1, isDown: false };
  const { url, asked } = await listening(({ body }) => {
    if (planning.isDown) return { status: 503, body: {} };
    const days = typeof body === 'object' && body !== null && 'days' in body ? body.days : [];
    const named = Array.isArray(days) ? days.map(String) : [];
    const capacity = named.flatMap((day) =>
      ['manha', 'tarde'].map((period) => ({ day, period, visits: planning.visits })),
    );
    return { body: { capacity } };
  });
  const server = await openTestServer({ engine, services: { calendar: { url, token: 'secret' } } });
  return { server, planning, asked };
}

const atPaulista = { query: { cep: paulista.cep } };

it.each(engines)(
  'the last visit of the team calendar goes to one of two orders, and the other gets the days left, on %s',
  async (engine) => {
    const { server, asked } = await openShop(engine);
    const visits = [];
    for (const number of ['1', '2']) visits.push(await server.leadAt('order', { door: { number } }));
    const answers = await Promise.all(
      visits.map(({ browser, params }) => browser.ask(leads.finishOrder, { params, body: agreed })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const { days } = await server.browser().call(getInstallationDays, atPaulista);
    expect(refused?.body).toMatchObject({ code: 'visit-taken', days });
    expect(asked[0]).toMatchObject({
      path: '/visits/capacity',
      headers: { authorization: 'Bearer secret' },
      body: { region: 'SP', days: expect.arrayContaining([isoOf(firstSchedule(server.now()).date)]) },
    });
  },
);

it('a day that the team calendar does not name is not offered', async () => {
  const { server, planning } = await openShop();
  planning.visits = 0;
  expect(await server.browser().call(getInstallationDays, atPaulista)).toMatchObject({ days: [] });
});

it('an order waits while the team calendar does not answer, and is placed afterwards', async () => {
  const { server, planning } = await openShop();
  const { browser, params, finish } = await server.leadAt('order');
  planning.isDown = true;
  const down = { status: 503, code: 'service-down' };
  const schedules = [firstSchedule(server.now())];
  expect(await server.browser().refused(getInstallationDays, atPaulista)).toMatchObject(down);
  expect(await browser.refused(leads.saveScheduleDate, { params, body: { schedules } })).toMatchObject(down);
  expect(await browser.refused(leads.finishOrder, { params, body: agreed })).toMatchObject(down);
  planning.isDown = false;
  const { orderNumber } = await finish();
  planning.isDown = true;
  expect(await finish()).toMatchObject({ orderNumber });
});

it('an order is shown while the team calendar does not answer, and its visit is moved later', async () => {
  const { server, planning } = await openShop();
  const { orderNumber } = await server.ordered();
  await server.restart();
  planning.isDown = true;
  const other = server.browser();
  const opened = await other.call(openOrder, { body: { orderNumber, phoneEnding: '4321' } });
  expect(opened.order).toMatchObject({ number: orderNumber, days: [] });
  planning.isDown = false;
  const { order } = await other.call(getFollowedOrder, {});
  const [day] = order?.days ?? [];
  const schedule = { date: day?.date ?? '', period: day?.periods[0] ?? ('manha' as const) };
  planning.isDown = true;
  await other.refuses('503 service-down', moveVisit, { body: { orderNumber, schedule } });
  planning.isDown = false;
  const moved = await other.call(moveVisit, { body: { orderNumber, schedule } });
  expect(moved.order.visit).toEqual(schedule);
});

it('the panel shows the team calendar and says that its own rules do not count', async () => {
  const { server } = await openShop();
  const { browser } = await server.signIn('manager');
  const from = isoOf(firstSchedule(server.now()).date);
  const { days } = await browser.call(readCalendar, { query: { region: 'SP', from } });
  expect(days[0]?.slots).toMatchObject([{ capacity: 1 }, { capacity: 1 }]);
  expect(await browser.call(listCapacity, { params: { region: 'SP' } })).toEqual({
    isOurs: false,
    rules: [],
  });
});
