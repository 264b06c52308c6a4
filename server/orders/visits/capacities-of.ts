import type { Connection } from '../../database/database.ts';
import { type CapacityRow, daysNaming } from './capacity.ts';

/** The rows that may count for a region on these days. */
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
