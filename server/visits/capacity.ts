import { weekdayNamed } from '../../src/contract/capacity-day.ts';

/** The default without a capacity row, so that an unconfigured shop refuses no order; the largest 32-bit integer. */
export const unlimited = 2 ** 31 - 1;

export interface CapacityRow {
  region: string;
  day: string;
  period: string;
  capacity: number;
}

type Slot = Omit<CapacityRow, 'capacity'>;

/**
 * Visits per state, day and period, from the table `installation_capacity`. Region '*' means all, day may be a
 * weekday ('sat') or '*'. The most specific row wins: date, weekday, '*', and for each the region before '*'.
 */
export function capacityOf(rows: readonly CapacityRow[], { region, day, period }: Slot): number {
  for (const when of daysNaming(day))
    for (const where of [region, '*']) {
      const row = rows.find((one) => one.region === where && one.day === when && one.period === period);
      if (row !== undefined) return row.capacity;
    }
  return unlimited;
}

/** Day keys of rows, most specific first. */
export const daysNaming = (day: string): readonly string[] => [day, weekdayNamed(day), '*'];
