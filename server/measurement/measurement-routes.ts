import { sendEvents } from '../../src/contract/calls/measurement.ts';
import { handle, type RouteGroup } from '../http/route-group.ts';

/** Receives anonymous events of visitors. */
export const measurementRoutes: RouteGroup = {
  handlers: [
    handle(sendEvents, async ({ body }, context) => {
      const { database, repositories, clock } = context;
      repositories.eventBudget.spend(context, body.events.length, clock());
      // Without a kept response: a repeated event is known by its own id.
      await database.write((db) => repositories.visitEvents.take(db, body.events, clock()));
      return { success: true as const };
    }),
  ],
};
