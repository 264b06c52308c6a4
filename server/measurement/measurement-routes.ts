import { sendEvents } from '../../src/contract/calls/measurement.ts';
import { handle, type RouteGroup } from '../http/route-group.ts';

/** Receives anonymous events of visitors. */
export const measurementRoutes: RouteGroup = {
  handlers: [
    handle(sendEvents, ({ body }, context) =>
      context.save(async (db) => {
        await context.repositories.visitEvents.take(db, body.events, context.clock());
        return { success: true as const };
      }),
    ),
  ],
};
