import { periods } from '../../src/content/periods.ts';
import { findVisitCapacity } from '../../src/contract/services/visits.ts';
import type { ServiceClient } from '../gateways/service-client.ts';
import type { CapacityRow } from './capacity.ts';
import type { TeamCalendar } from './team-calendar.ts';

/** Adapter of the carrier's team planning. */
export function teamCalendarService(service: ServiceClient): TeamCalendar {
  const answers = new Map<string, readonly CapacityRow[]>();
  return {
    ask: async (region, days) => {
      const asked = await service.ask(findVisitCapacity, { region, days: [...days] });
      if (asked.kind === 'down') return { down: asked.reason };
      const { capacity } = asked.answer;
      answers.set(
        region,
        capacity.map(({ day, period, visits }) => ({ region, day, period, capacity: visits })),
      );
      return 'answered';
    },
    last: (region) => [...(answers.get(region) ?? []), ...closed(region)],
  };
}

const closed = (region: string): readonly CapacityRow[] =>
  periods.map((period) => ({ region, day: '*', period, capacity: 0 }));
