import { dayMs } from '../../../src/brazil/durations.ts';
import { listOutages, waitedForServices } from '../../../src/contract/panel/outages.ts';
import { handleReading } from '../panel-call.ts';

const shownFor = dayMs;

export const outageCalls = [
  handleReading(listOutages, async (db, _input, { repositories, clock }) => {
    const hours = await repositories.outages.since(db, new Date(clock().getTime() - shownFor));
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
