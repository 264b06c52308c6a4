import type { FastifyInstance } from 'fastify';
import { writes } from '../../src/contract/endpoint.ts';
import { problemCodes } from '../../src/contract/problem.ts';
import { askedFor, limitOf } from '../access/limited-calls.ts';
import { readCapabilities } from '../access/read-capabilities.ts';
import { checkedResponse } from '../http/checked-response.ts';
import { bodyOf, repeatableCall } from '../http/idempotency.ts';
import { refuse } from '../http/refusal.ts';
import { type RouteHandler, urlOf } from '../http/route-group.ts';
import { assertOwnPage, assertOwnWrite, readIdempotencyKey } from '../http/write-guard.ts';
import { type AppContext, requestContext, type ServerDependencies } from './request-context.ts';

/** Registers one call of the contract as a route: guard, parse, authorise, run or replay, validate the response. */
export function registerEndpoint(
  app: FastifyInstance,
  routeHandler: RouteHandler<AppContext>,
  dependencies: ServerDependencies,
): void {
  const { endpoint } = routeHandler;
  const limited = limitOf(endpoint);

  app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    handler: async (request, reply) => {
      if (endpoint.method !== 'GET') assertOwnWrite(request, dependencies);
      else if (endpoint.hasEffect) assertOwnPage(request, dependencies);
      const { input, subject: idLead, run } = routeHandler.open(request);
      const access = await readCapabilities(request, reply, dependencies);
      if (endpoint.access === 'holder' && (idLead === undefined || !access.holds(idLead))) {
        refuse(
          403,
          problemCodes.notHolder,
          'Este pedido está aberto em outro navegador. Confirme que ele é seu.',
        );
      }
      const call = repeatableCall({
        ...dependencies,
        keptResponses: dependencies.repositories.keptResponses,
        idLead,
        key: writes(endpoint) ? readIdempotencyKey(request) : undefined,
        request: `${request.method} ${request.url}\n${JSON.stringify(input)}`,
      });
      const context = requestContext({ request, reply, access, dependencies, call, endpoint });
      const answer = await call.answerOnce(async () => {
        const answered = () => run(context);
        if (limited === null) return checkedResponse(endpoint, await answered());
        const { address, device } = context;
        const caller = { address, device, about: askedFor(limited, input, idLead) };
        return checkedResponse(endpoint, await dependencies.limiter.within(limited.limit, caller, answered));
      });
      if ('kept' in answer) await routeHandler.replayed?.(answer.kept.body, context);
      access.leave();
      return bodyOf(answer, reply);
    },
  });
}
