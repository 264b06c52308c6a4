import { sendEvents } from '../../src/contract/calls/measurement.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';
import { currentWork } from '../observability/current-work.ts';
import type { EventBudget } from './event-budget.ts';
import { messageOutcome } from './event-counts.ts';
import type { Measured } from './is-known-event.ts';
import type { VisitEvents } from './visit-event-repository.ts';

type Context = RequestContext<
  { readonly eventBudget: EventBudget; readonly visitEvents: VisitEvents },
  { readonly planLists: Measured }
>;

const { handle } = routesWith<Context>();

export const measurementRoutes = [
  handle(sendEvents, async ({ body }, context) => {
    const { database, repositories, providers, clock } = context;
    repositories.eventBudget.spend(context, body.events.length, clock());
    // Without a kept response: a repeated event is known by its own id.
    await database.write((db) =>
      repositories.visitEvents.take(db, body.events, providers.planLists, clock()),
    );
    for (const event of body.events) currentWork()?.metrics?.noteMessage(messageOutcome(event));
    return { success: true as const };
  }),
];
