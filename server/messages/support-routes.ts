import { requestCall } from '../../src/contract/calls/support.ts';
import { secondsUntil, tooMany } from '../access/rate-limit.ts';
import { type RequestContext, routesWith } from '../http/route-group.ts';
import type { SupportRequests } from './support-request-repository.ts';

type Context = RequestContext<{ readonly supportRequests: SupportRequests }>;

const { handle } = routesWith<Context>();

import { trackingFrom } from '../measurement/tracking-from-body.ts';

export const supportRoutes = [
  handle(requestCall, ({ body }, context) => {
    return context.save(async (db) => {
      const { telephone, addon = null } = body;
      const request = { telephone, addon, tracking: trackingFrom(body), device: context.device() };
      const asked = await context.repositories.supportRequests.ask(db, request, context.clock());
      if (asked.kind === 'repeated') throw tooMany(secondsUntil(asked.until, context.clock()), alreadyAsked);
      return { success: true as const, id: asked.id };
    });
  }),
];

const alreadyAsked =
  'Já recebemos um pedido de ligação para este número. Nossa equipe vai ligar em breve. Não recebeu?';
