import type { Connection } from '../database/database.ts';
import { type CapacityRow, daysNaming } from './capacity.ts';

/** Capacity rows that may apply to a region on these days. */
export const capacitiesOf = (
  db: Connection,
  region: string,
  days: readonly string[],
): Promise<CapacityRow[]> =>
  db
    .selectFrom('installation_capacity')
    .selectAll()
    .where('region', 'in', [region, '*'])
    .where('day', 'in', [...new Set(days.flatMap(daysNaming))])
    .execute();
