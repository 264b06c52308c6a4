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
 * How many visits the teams make in one state, on one day, in one period, as the table `installation_capacity` says. '*'
 * stands for every region or every day: a row for the region and the day counts first, then for the day, then for the region,
 * then for all.
 */
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
  return unlimited;
}
