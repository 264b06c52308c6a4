import { sql } from 'kysely';
import type { Period, Schedule } from '../../src/contract/lead/answers.ts';
import type { OfferedDay } from '../../src/contract/offered-days.ts';
import type { Connection } from '../database/database.ts';
import { capacitiesOf } from './capacities-of.ts';
import { type CapacityRow, capacityOf } from './capacity.ts';
import { isoOf } from './team-calendar.ts';

export interface VisitTables {
  installation_slots: { region: string; day: string; period: string; booked: number };
  installation_capacity: { region: string; day: string; period: string; capacity: number };
}

type TeamCapacities = readonly CapacityRow[] | undefined;

export type InstallationSlots = ReturnType<typeof installationSlotRepository>;

/** Booked visits per region, day and period, and the free ones. */
export function installationSlotRepository() {
  return {
    /** Offered days with free slots; `asked` replaces the capacity table. */
    left: async (db: Connection, region: string, offered: readonly OfferedDay[], asked?: TeamCapacities) => {
      const days = offered.map(({ date }) => isoOf(date));
      if (days.length === 0) return [];
      const rows = asked ?? (await capacitiesOf(db, region, days));
      const booked = await db
        .selectFrom('installation_slots')
        .select(['day', 'period', 'booked'])
        .where('region', '=', region)
        .where('day', 'in', days)
        .execute();
      const hasRoom = (day: string, period: Period) => {
        const taken = booked.find((one) => one.day === day && one.period === period)?.booked ?? 0;
        return taken < capacityOf(rows, { region, day, period });
      };
      return offered
        .map(({ date, periods }) => ({
          date,
          periods: periods.filter((period) => hasRoom(isoOf(date), period)),
        }))
        .filter(({ periods }) => periods.length > 0);
    },
    /** Books atomically if a slot is free: the last one can be booked only once. */
    book: async (db: Connection, region: string, { date, period }: Schedule, asked?: TeamCapacities) => {
      const day = isoOf(date);
      const rows = asked ?? (await capacitiesOf(db, region, [day]));
      const capacity = capacityOf(rows, { region, day, period });
      if (capacity < 1) return false;
      // One upsert decides: a concurrent booking waits for the row and then sees its count.
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('installation_slots')
        .values({ region, day, period, booked: 1 })
        .onConflict((conflict) =>
          conflict
            .columns(['region', 'day', 'period'])
            .doUpdateSet({ booked: sql<number>`installation_slots.booked + 1` })
            .where('installation_slots.booked', '<', capacity),
        )
        .executeTakeFirst();
      return numInsertedOrUpdatedRows === 1n;
    },
    release: async (db: Connection, region: string, { date, period }: Schedule): Promise<void> => {
      await db
        .updateTable('installation_slots')
        .set({ booked: sql<number>`booked - 1` })
        .where('region', '=', region)
        .where('day', '=', isoOf(date))
        .where('period', '=', period)
        .where('booked', '>', 0)
        .execute();
    },
    /** Locks slots in a fixed order, so that crossing moves cannot deadlock. */
    hold: async (db: Connection, region: string, slots: readonly Schedule[]): Promise<void> => {
      await db
        .selectFrom('installation_slots')
        .select('booked')
        .where('region', '=', region)
        .where(
          'day',
          'in',
          slots.map(({ date }) => isoOf(date)),
        )
        .orderBy('day')
        .orderBy('period')
        .forUpdate()
        .execute();
    },
  };
}
