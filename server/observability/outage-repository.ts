import { type Selectable, sql } from 'kysely';
import type { Service } from '../../src/contract/panel/outages.ts';
import type { Connection, Tables } from '../database/database.ts';
import type { Outage } from '../http/refusal.ts';

interface ServiceOutageTable {
  service: Service;
  /** Start of the hour, '2026-11-22T14'. */
  hour: string;
  last_at: string;
  reason: string;
  times: number;
}

export interface OutageTables {
  service_outages: ServiceOutageTable;
}

/** Failed calls of the carrier's systems, counted by hour. */
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

  /** Outages by hour, latest first. */
  since: (db: Connection, moment: Date): Promise<Selectable<Tables['service_outages']>[]> =>
    db
      .selectFrom('service_outages')
      .selectAll()
      .where('hour', '>=', moment.toISOString().slice(0, 13))
      .orderBy('last_at', 'desc')
      .execute(),
});
