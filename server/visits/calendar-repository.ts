import type { Selectable } from 'kysely';
import * as z from 'zod/mini';
import { formatBrazilianDate, parseIsoDate } from '../../src/brazil/date.ts';
import { states } from '../../src/brazil/states.ts';
import { complementPart, type Period } from '../../src/contract/lead/answers.ts';
import { plan as planSchema } from '../../src/contract/offer/plan.ts';
import { fromJson } from '../database/column-values.ts';
import type { Connection, Tables } from '../database/database.ts';
import { given } from '../database/given.ts';
import { raiseTopic } from '../live/live-topics.ts';
import type { CapacityRow } from './capacity.ts';

interface VisitsAsked {
  readonly region: string;
  /** yyyy-mm-dd */
  readonly day: string;
  readonly period: Period;
  /** Pagination cursor: the last shown number. */
  readonly after?: string | undefined;
  readonly many: number;
}

type Slot = Omit<CapacityRow, 'capacity'>;

/** The columns of a lead that the technician needs. */
const visitColumns = [
  ...(['orders.number as orderNumber', 'orders.protocol', 'orders.state', 'orders.plan'] as const),
  ...(['leads.name', 'leads.phone', 'leads.cep', 'leads.address', 'leads.number'] as const),
  ...(['leads.block_number', 'leads.allotment_number'] as const),
  ...(['leads.complement', 'leads.complements'] as const),
  ...(['leads.neighborhood', 'leads.city', 'leads.state as uf'] as const),
] as const;

export type PlannedVisit = Awaited<ReturnType<Calendar['visits']>>[number];

export type Calendar = ReturnType<typeof calendarRepository>;

const everyRegion = states.map(({ uf }) => uf);

export function calendarRepository() {
  return {
    /** Bookings over all regions. */
    booked: (db: Connection, days: readonly string[]): Promise<Selectable<Tables['installation_slots']>[]> =>
      db
        .selectFrom('installation_slots')
        .selectAll()
        .where('region', 'in', everyRegion)
        .where('day', 'in', days)
        .execute(),

    visits: async (db: Connection, { region, day, period, after, many }: VisitsAsked) => {
      const rows = await db
        .selectFrom('orders')
        .innerJoin('leads', 'leads.id', 'orders.lead_id')
        .select(visitColumns)
        .where('orders.region', '=', region)
        .where('orders.installation_date', '=', brazilian(day))
        .where('orders.installation_period', '=', period)
        .where(({ eb, and }) => and(given(after, (number) => eb('orders.number', '>', number))))
        .orderBy('orders.number')
        .limit(many)
        .execute();
      return rows.map(({ plan, complements, ...row }) => ({
        ...row,
        complements: fromJson(z.array(complementPart), complements),
        plan: fromJson(planSchema, plan)?.plan ?? '',
      }));
    },

    /** Capacity rows of the region and of '*'. */
    rules: (db: Connection, region: string): Promise<CapacityRow[]> =>
      db
        .selectFrom('installation_capacity')
        .selectAll()
        .where('region', 'in', [region, '*'])
        .orderBy('region', 'desc')
        .orderBy('day')
        .orderBy('period')
        .execute(),

    /** null deletes the row, so that the next general one applies. */
    setCapacity: async (db: Connection, slot: Slot, capacity: number | null): Promise<void> => {
      const { region, day, period } = slot;
      await (capacity === null
        ? db
            .deleteFrom('installation_capacity')
            .where('region', '=', region)
            .where('day', '=', day)
            .where('period', '=', period)
            .execute()
        : db
            .insertInto('installation_capacity')
            .values({ region, day, period, capacity })
            .onConflict((conflict) => conflict.columns(['region', 'day', 'period']).doUpdateSet({ capacity }))
            .execute());
      await raiseTopic(db, 'visits');
    },
  };
}

function brazilian(isoDay: string): string {
  const day = parseIsoDate(isoDay);
  if (day === null) throw new Error('A day of the calendar is no date');
  return formatBrazilianDate(day);
}
