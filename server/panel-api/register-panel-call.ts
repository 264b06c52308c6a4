import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { dayInBrasilia } from '../../src/brazil/date.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { changePassword, confirmOneTimeCode } from '../../src/contract/panel/access/own-account.ts';
import { checkedResponse } from '../http/checked-response.ts';
import { bodyOf, repeatableCall } from '../http/idempotency.ts';
import { networkOf } from '../http/network-of.ts';
import { urlOf } from '../http/route-group.ts';
import { assertOwnPage, assertOwnWrite, readIdempotencyKey } from '../http/write-guard.ts';
import {
  closeSession,
  deviceOfSignIn,
  openSession,
  renewSession,
  requireSession,
} from './operator-access.ts';
import type { PanelDependencies, PanelHandler } from './panel-call.ts';

/** By these an operator does what the account lacks; until then there are no others. */
const doesDuty: ReadonlySet<Endpoint> = new Set<Endpoint>([changePassword, confirmOneTimeCode]);

/** Of a body. */
const usualBytes = 32 * 1024;

/** Registers one panel call as a route: guard, parse, authorise, run or replay, validate the response. */
export function registerPanelCall(
  app: FastifyInstance,
  panelHandler: PanelHandler,
  dependencies: PanelDependencies,
): void {
  const { endpoint, file } = panelHandler;
  file?.register(app, dependencies);
  const writes = endpoint.method !== 'GET';
  // ALLOWED_ORIGINS does not apply to the panel.
  const site = { allowedOrigins: [], behindTls: dependencies.behindTls };

  app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    ...(endpoint.bodyLimit !== undefined && {
      ...{ bodyLimit: endpoint.bodyLimit, config: { takesFile: true } },
      // Nothing large is read of who may not call.
      onRequest: async (request: FastifyRequest) => {
        if (!(Number(request.headers['content-length']) <= usualBytes))
          await requireSession(request, dependencies, endpoint.right, doesDuty.has(endpoint));
      },
    }),
    handler: async (request, reply) => {
      if (writes) assertOwnWrite(request, site);
      else if (endpoint.hasEffect) assertOwnPage(request, site);
      return 'open' in panelHandler
        ? handleSignedIn(panelHandler, request, reply)
        : handleAnybody(panelHandler, request, reply);
    },
  });

  async function handleSignedIn(
    { open }: Extract<PanelHandler, { open: unknown }>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const session = await requireSession(request, dependencies, endpoint.right, doesDuty.has(endpoint));
    const { operator } = session;
    const { input, run } = open(request);
    const { repositories, clock } = dependencies;
    const call = repeatableCall({
      ...dependencies,
      keptResponses: repositories.keptResponses,
      idLead: undefined,
      key: writes ? readIdempotencyKey(request) : undefined,
      request: `${operator.id} ${request.method} ${request.url}\n${JSON.stringify(input)}`,
    });
    const answer = await call.answerOnce(async () =>
      checkedResponse(
        endpoint,
        await run({
          ...dependencies,
          ...about(request),
          ...session,
          audit: (db, ...note) => repositories.auditLog.write(db, operator.id, note, clock()),
          save: (effect) => call.save(effect, (result) => checkedResponse(endpoint, result)),
        }),
      ),
    );
    return bodyOf(answer, reply);
  }

  async function handleAnybody(
    { openAsGuest }: Extract<PanelHandler, { openAsGuest: unknown }>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<unknown> {
    const { run } = openAsGuest(request);
    await dependencies.limiter.spend('look', { address: networkOf(request.ip) });
    const response = await run({
      ...dependencies,
      ...about(request),
      signedIn: await renewSession(request, dependencies),
      session: {
        open: (operatorId) => openSession(request, reply, dependencies, operatorId),
        close: () => closeSession(request, reply, dependencies),
        device: () => deviceOfSignIn(request, reply, dependencies),
      },
    });
    return checkedResponse(endpoint, response);
  }

  const about = (request: FastifyRequest) => ({
    today: dayInBrasilia(dependencies.clock().getTime()),
    address: networkOf(request.ip),
  });
}
