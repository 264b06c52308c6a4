import type { Period } from '../../src/contract/answers.ts';

/**
 * How many visits the teams make in one state, on one day, in one period. The table `installation_capacity` says otherwise
 * for a region, a day or both: '*' stands for every region or every day, and the closest row counts.
 */
export const usualCapacity: Readonly<Record<Period, number>> = { manha: 200, tarde: 200 };

export interface CapacityRow {
  region: string;
  day: string;
  period: string;
  capacity: number;
}

interface Slot {
  region: string;
  day: string;
  period: Period;
}

/** A row for the region and the day first, then for the day, then for the region, then for all. */
export function capacityOf(rows: readonly CapacityRow[], { region, day, period }: Slot): number {
  const places = [
    [region, day],
    ['*', day],
    [region, '*'],
    ['*', '*'],
  ] as const;
  for (const [where, when] of places) {
    const row = rows.find((one) => one.region === where && one.day === when && one.period === period);
    if (row !== undefined) return row.capacity;
  }
  return usualCapacity[period];
}
