import { weekdayNamed } from '../../../src/contract/capacity-day.ts';

/** As many as a column of whole numbers holds. An operator who has not counted the teams loses no order. */
export const unlimited = 2 ** 31 - 1;

export interface CapacityRow {
  region: string;
  day: string;
  period: string;
  capacity: number;
}

interface Slot {
  region: string;
  day: string;
  period: string;
}

/**
 * How many visits the teams make in one state, on one day, in one period, as the table `installation_capacity` says. Its
 * region may be '*' for every region, its day a day of the week ('sat') or '*' for every day. The closest row counts: of
 * the day before one of its weekday before one of every day, and each of the region before one of every region.
 */
export function capacityOf(rows: readonly CapacityRow[], { region, day, period }: Slot): number {
  for (const when of daysNaming(day))
    for (const where of [region, '*']) {
      const row = rows.find((one) => one.region === where && one.day === when && one.period === period);
      if (row !== undefined) return row.capacity;
    }
  return unlimited;
}

/** How rows may name a day, the closest first. */
export const daysNaming = (day: string): readonly string[] => [day, weekdayNamed(day), '*'];
