import { describe, expect, it } from 'vitest';
import { getInstallationDays } from '../../../src/contract/calls/catalogue.ts';
import * as leads from '../../../src/contract/calls/leads.ts';
import * as calendar from '../../../src/contract/panel/calendar.ts';
import { openAt } from '../test-server/open-with.ts';
import { firstSchedule, isoOf, paulista } from '../test-server/order.ts';
import { type Engine, sampledEngines } from '../test-server/test-database.ts';

async function openCalendar(engine: Engine) {
  const { server, browser: visitor, idLead, finish, confirm } = await openAt('order', { engine });
  const complements = [{ type: 'apartamento', value: '12' }];
  await visitor.call(leads.saveInstallation, { params: { idLead }, body: { complement: '12', complements } });
  await confirm();
  const { orderNumber } = await finish();
  const { browser } = await server.signIn('manager');
  const visit = firstSchedule(server.now());
  const week = { query: { region: 'SP' as const, from: isoOf(visit.date) } };
  return { server, browser, orderNumber, visit, week };
}

describe.each(sampledEngines)('the calendar of visits on %s', (engine) => {
  it('the calendar shows a week with its capacity and a day with what the technician needs', async () => {
    const { server, browser, orderNumber, visit, week } = await openCalendar(engine);
    const { days, regions } = await browser.call(calendar.readCalendar, week);
    expect(days).toHaveLength(7);
    const slot = days[0]?.slots.find(({ period }) => period === visit.period);
    expect(slot).toMatchObject({ booked: 1, capacity: null, isOffered: true });
    expect(slot?.visits).toMatchObject([{ orderNumber, who: 'Maria S.', mayMove: true }]);
    expect(regions).toEqual([{ region: 'SP', booked: 1 }]);
    const params = { region: 'SP' as const, day: isoOf(visit.date), period: visit.period };
    const { visits } = await browser.call(calendar.listDayVisits, { params, query: {} });
    expect(visits).toMatchObject([{ name: 'Maria Souza', phone: '11987654321' }]);
    expect(visits[0]?.address).toContain(', apartamento 12, ');
    expect((await server.audit()).map(({ action }) => action)).toEqual(['visits.seen']);
  });

  it('a visit is moved to a free slot, and the customer is told', async () => {
    const { server, browser, orderNumber, visit, week } = await openCalendar(engine);
    const { days } = await browser.call(getInstallationDays, { query: { cep: paulista.cep } });
    const to = { date: days[1]?.date ?? '', period: 'manha' as const };
    const closed = { day: isoOf(to.date), period: to.period, capacity: 0 };
    await browser.call(calendar.setCapacity, { params: { region: 'SP' }, body: closed });
    const move = { params: { orderNumber }, body: { schedule: to } };
    await browser.refuses('409 visit-taken', calendar.moveVisitByOperator, move);
    await browser.call(calendar.setCapacity, {
      params: { region: 'SP' },
      body: { ...closed, capacity: null },
    });
    expect(await browser.call(calendar.moveVisitByOperator, move)).toEqual({ visit: to });
    const after = await browser.call(calendar.readCalendar, week);
    const slotAt = (date: string, period: string) =>
      after.days.find(({ day }) => day === isoOf(date))?.slots.find((slot) => slot.period === period);
    expect(slotAt(visit.date, visit.period)).toMatchObject({ booked: 0, visits: [] });
    expect(slotAt(to.date, to.period)).toMatchObject({ booked: 1 });
    const kinds = await server.rows('message_outbox', 'kind');
    expect(kinds.map(({ kind }) => kind)).toContain('visit-moved');
    expect((await server.audit()).map(({ action }) => action)).toContain('visit.moved');
  });

  it('capacity can be set for a day, a weekday and every region', async () => {
    const { browser, visit, week } = await openCalendar(engine);
    await browser.call(calendar.setCapacity, {
      params: { region: '*' },
      body: { day: '*', period: visit.period, capacity: 9 },
    });
    await browser.call(calendar.setCapacity, {
      params: { region: 'SP' },
      body: { day: 'sun', period: visit.period, capacity: 0 },
    });
    const { rules } = await browser.call(calendar.listCapacity, { params: { region: 'SP' } });
    expect(rules.map(({ region, day, capacity }) => [region, day, capacity])).toEqual([
      ['SP', 'sun', 0],
      ['*', '*', 9],
    ]);
    const { days } = await browser.call(calendar.readCalendar, week);
    const capacities = days.map(
      ({ slots }) => slots.find(({ period }) => period === visit.period)?.capacity ?? null,
    );
    expect(capacities.toSorted()).toEqual([0, 9, 9, 9, 9, 9, 9]);
  });
});
