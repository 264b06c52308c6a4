import { addDays } from '../../../src/brazil/calendar-days.ts';
import { formatBrazilianDate, parseIsoDate, toIsoDate } from '../../../src/brazil/date.ts';
import { readableName } from '../../../src/brazil/with-capitals.ts';
import { periods } from '../../../src/content/periods.ts';
import {
  capacityRule,
  listCapacity,
  listDayVisits,
  moveVisitByOperator,
  readCalendar,
  region as regionSchema,
  setCapacity,
  type VisitCard,
} from '../../../src/contract/panel/calendar.ts';
import { problemCodes } from '../../../src/contract/problem.ts';
import { refuse } from '../../http/refusal.ts';
import { leadAddress } from '../../leads/lead-address.ts';
import { moveOrderVisit } from '../../orders/change-order.ts';
import { movableStates } from '../../orders/order-states.ts';
import type { PlannedVisit } from '../../visits/calendar-repository.ts';
import { capacitiesOf } from '../../visits/capacities-of.ts';
import { capacityOf, unlimited } from '../../visits/capacity.ts';
import { daysOffered } from '../../visits/schedule.ts';
import { askTeamCalendar, capacityAsked, needTeamCalendar } from '../../visits/team-calendar.ts';
import { pageOf, rowsToRead } from '../page-of.ts';
import { handleOperator, handleReading, handleSaving, handleWriting } from '../panel-call.ts';

const daysShown = 7;
const cardsShown = 20;
export const calendarCalls = [
  handleOperator(readCalendar, async ({ query: { region, from } }, context) => {
    const { database, repositories, today } = context;
    const days = Array.from({ length: daysShown }, (_, index) => addDays(from, index));
    await askTeamCalendar(context, region, days);
    return database.read(async (db) => {
      const { calendar } = repositories;
      const booked = await calendar.booked(db, days);
      const rules = capacityAsked(context, region) ?? (await capacitiesOf(db, region, days));
      const offered = daysOffered(today);
      const slot = async (day: string, period: (typeof periods)[number]) => {
        const known = booked.find((one) => one.region === region && one.day === day && one.period === period);
        const capacity = capacityOf(rules, { region, day, period });
        const found = await calendar.visits(db, { region, day, period, many: cardsShown });
        return {
          period,
          isOffered: offered.some((one) => one.date === brazilian(day) && one.periods.includes(period)),
          booked: known?.booked ?? 0,
          capacity: capacity === unlimited ? null : capacity,
          visits: found.map((visit) => cardOf(visit, day, period, toIsoDate(today))),
        };
      };
      return {
        today: toIsoDate(today),
        days: await Promise.all(
          days.map(async (day) => ({
            day,
            slots: await Promise.all(periods.map((period) => slot(day, period))),
          })),
        ),
        regions: totals(booked),
      };
    });
  }),

  // A write transaction, because viewing addresses is recorded in the audit log.
  handleWriting(listDayVisits, async (db, { params, query: { after } }, context) => {
    const { region, day, period } = params;
    const { repositories, audit, today } = context;
    const found = await repositories.calendar.visits(db, { ...params, after, many: rowsToRead });
    await audit(db, 'visits.seen', 'calendar', `${region} ${day} ${period}`);
    const { page, next } = pageOf(found, ({ orderNumber }) => orderNumber);
    const visits = page.map((visit) => ({
      ...cardOf(visit, day, period, toIsoDate(today)),
      ...{
        protocol: visit.protocol,
        name: readableName(visit.name ?? ''),
        phone: visit.phone,
        plan: visit.plan,
      },
      address: leadAddress({ ...visit, state: visit.uf }),
    }));
    return { visits, next };
  }),

  handleOperator(
    moveVisitByOperator,
    async ({ params: { orderNumber }, body: { schedule, from } }, context) => {
      const { database, repositories } = context;
      const known = await database.read((db) => repositories.orders.withContact(db, orderNumber));
      await needTeamCalendar(context, known?.order.region ?? null);
      return context.save(async (db) => {
        const order = await context.repositories.orders.findForChange(db, orderNumber);
        if (order === undefined) return refuse(404, problemCodes.notFound, noSuchOrder);
        const { visit: now } = order;
        if (from && now && (now.date !== from.date || now.period !== from.period))
          return refuse(412, problemCodes.stale, movedMeanwhile);
        const by = { by: 'operator', operatorId: context.operator.id } as const;
        const { visit } = await moveOrderVisit(context, db, order, schedule, by);
        const detail = `${order.visit?.date} ${order.visit?.period} > ${schedule.date} ${schedule.period}`;
        await context.audit(db, 'visit.moved', 'order', order.number, detail);
        return { visit: visit ?? schedule };
      });
    },
  ),

  handleReading(listCapacity, async (db, { params: { region } }, { repositories, providers }) => {
    const rules = await repositories.calendar.rules(db, region);
    const isOurs = providers.calendar === null;
    return { isOurs, rules: rules.flatMap((rule) => capacityRule.safeParse(rule).data ?? []) };
  }),

  handleSaving(setCapacity, async (db, { params: { region }, body: { day, period, capacity } }, context) => {
    await context.repositories.calendar.setCapacity(db, { region, day, period }, capacity);
    await context.audit(db, 'capacity.set', 'calendar', region, `${day} ${period} ${capacity ?? '-'}`);
    return {};
  }),
];

const movedMeanwhile = 'A visita foi remarcada enquanto você olhava. Veja onde ela está agora.';

const brazilian = (isoDay: string): string => {
  const day = parseIsoDate(isoDay);
  return day === null ? '' : formatBrazilianDate(day);
};

const cardOf = (visit: PlannedVisit, day: string, period: VisitCard['period'], today: string): VisitCard => ({
  ...{ orderNumber: visit.orderNumber, state: visit.state, period },
  ...{
    who: shortName(readableName(visit.name ?? '')),
    neighborhood: visit.neighborhood ?? '',
    city: visit.city,
  },
  mayMove: day > today && movableStates.includes(visit.state),
});

/** 'Maria Souza' → 'Maria S.' */
function shortName(name: string): string {
  const [first = '', ...others] = name.split(' ').filter((part) => part !== '');
  const last = others.at(-1);
  return last === undefined ? first : `${first} ${last.slice(0, 1)}.`;
}

function totals(booked: readonly { region: string; booked: number }[]) {
  const byRegion = new Map<string, number>();
  for (const one of booked) byRegion.set(one.region, (byRegion.get(one.region) ?? 0) + one.booked);
  return [...byRegion].flatMap(([name, count]) => {
    const region = regionSchema.safeParse(name);
    return region.success ? [{ region: region.data, booked: count }] : [];
  });
}

const noSuchOrder = 'Este pedido não existe.';
