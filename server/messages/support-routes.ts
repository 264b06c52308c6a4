import { leaveWords, requestCall } from '../../src/contract/calls/support.ts';
import { wordsOnly } from '../../src/contract/words-only/words-only.ts';
import { secondsUntil, tooMany } from '../access/rate-limit.ts';
import { type RequestContext, type RouteGroup, routesWith } from '../http/route-group.ts';
import type { LeftWordsList } from './left-words-repository.ts';
import type { SupportRequests } from './support-request-repository.ts';

type Context = RequestContext<{
  readonly supportRequests: SupportRequests;
  readonly leftWords: LeftWordsList;
}>;

const { handle } = routesWith<Context>();

import { trackingFrom } from '../measurement/tracking-from-body.ts';

/** Call requests, one per phone and hour, and sentences that the conversation did not understand. */
export const supportRoutes: RouteGroup<Context> = {
  handlers: [
    handle(requestCall, ({ body }, context) => {
      return context.save(async (db) => {
        const { telephone, addon = null } = body;
        const request = { telephone, addon, tracking: trackingFrom(body), device: context.device() };
        const asked = await context.repositories.supportRequests.ask(db, request, context.clock());
        if (asked.kind === 'repeated')
          throw tooMany(secondsUntil(asked.until, context.clock()), alreadyAsked);
        return { success: true as const, id: asked.id };
      });
    }),
    handle(leaveWords, ({ body }, context) => {
      const { kind, step = null, protocol = null, addon = null } = body;
      // Redacts on the server too, because only the shop's own pages do it before sending.
      const said = body.said.map((message) => wordsOnly(message)).filter((message) => message !== '');
      if (said.length === 0) return { success: true as const };
      return context.save(async (db) => {
        const words = { kind, said, step, protocol, addon };
        await context.repositories.leftWords.leave(db, words, context.clock());
        return { success: true as const };
      });
    }),
  ],
};

const alreadyAsked =
  'Já recebemos um pedido de ligação para este número. Nossa equipe vai ligar em breve. Não recebeu?';
