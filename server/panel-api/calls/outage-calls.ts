import { dayMs } from '../../../src/brazil/durations.ts';
import { listOutages, waitedForServices } from '../../../src/contract/panel/outages.ts';
import { handleOperator } from '../panel-call.ts';

const shownFor = dayMs;

/** Outages of external systems, listed with the failed messages. */
export const outageCalls = [
  handleOperator(listOutages, async (_, { database, repositories, clock }) => {
    const since = new Date(clock().getTime() - shownFor);
    const hours = await database.read((db) => repositories.outages.since(db, since));
    const outages = waitedForServices.flatMap((service) => {
      const ofService = hours.filter((hour) => hour.service === service);
      const [last] = ofService;
      if (last === undefined) return [];
      const times = ofService.reduce((sum, hour) => sum + hour.times, 0);
      return [{ service, times, lastAt: last.last_at, reason: last.reason }];
    });
    return { outages: outages.toSorted((a, b) => b.lastAt.localeCompare(a.lastAt)) };
  }),
];
