import { type Selectable, sql } from 'kysely';
import type { Service } from '../../src/contract/panel/outages.ts';
import type { Connection } from '../database/database.ts';
import type { Tables } from '../database/tables.ts';

export interface Outage {
  readonly service: Service;
  /** A word for log and panel, with nothing of what was asked. */
  readonly reason: string;
}

/** Systems of the operator's that somebody waited for in vain. */
export type Outages = ReturnType<typeof outageRepository>;

export const outageRepository = () => ({
  note: async (db: Connection, { service, reason }: Outage, now: Date): Promise<void> => {
    const last_at = now.toISOString();
    await db
      .insertInto('service_outages')
      .values({ service, hour: last_at.slice(0, 13), last_at, reason, times: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['hour', 'service'])
          .doUpdateSet({ last_at, reason, times: sql<number>`service_outages.times + 1` }),
      )
      .execute();
  },

  /** Hour by hour, the latest first. */
  since: (db: Connection, moment: Date): Promise<Selectable<Tables['service_outages']>[]> =>
    db
      .selectFrom('service_outages')
      .selectAll()
      .where('hour', '>=', moment.toISOString().slice(0, 13))
      .orderBy('last_at', 'desc')
      .execute(),
});
