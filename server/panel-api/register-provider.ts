import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { minuteMs } from '../../src/brazil/durations.ts';
import { jsonIn } from '../../src/contract/json-in.ts';
import { type ProviderProblem, providerPath } from '../../src/contract/panel/access/session.ts';
import { safeError } from '../http/log.ts';
import { networkOf } from '../http/network-of.ts';
import { Refusal } from '../http/refusal.ts';
import { signInCookie } from '../operators/operator-cookie.ts';
import { accountOfIdentity } from '../operators/provider/account-of-identity.ts';
import {
  type IdentityProvider,
  isRefusedByProvider,
  storedSignIn,
} from '../operators/provider/identity-provider.ts';
import { openSession } from './operator-access.ts';
import type { PanelDependencies } from './panel-call.ts';

/**
 * Signing in by the company's own provider: two addresses that a browser opens. They take no session, and nothing
 * happens without the cookie of the browser that began.
 */
export function registerProvider(
  app: FastifyInstance,
  dependencies: PanelDependencies,
  provider: IdentityProvider,
): void {
  const { database, repositories, clock, limiter, siteUrl, behindTls } = dependencies;
  const cookieOf = (request: FastifyRequest) => signInCookie(behindTls || request.protocol === 'https');

  const giveUp = (request: FastifyRequest, reply: FastifyReply, problem: ProviderProblem) => {
    request.log.warn({ problem }, 'sign-in by the provider failed');
    return reply.redirect(`/painel/?entrada=${problem}`);
  };
  const failed = (request: FastifyRequest, reply: FastifyReply, error: unknown, problem: ProviderProblem) => {
    request.log.warn({ failure: safeError(error) }, 'provider');
    return giveUp(request, reply, problem);
  };
  /** A browser opens these addresses, so that a refusal is told on the page. */
  const isTooMany = (request: FastifyRequest) =>
    limiter.spend('signInByProvider', { address: networkOf(request.ip) }).then(
      () => false,
      (error: unknown) => {
        if (error instanceof Refusal) return true;
        throw error;
      },
    );

  app.get(`/api/${providerPath}`, async (request, reply) => {
    if (await isTooMany(request)) return giveUp(request, reply, 'too-many');
    try {
      const { address, stored } = await provider.begin();
      const { name, attributes } = cookieOf(request);
      const value = Buffer.from(JSON.stringify(stored)).toString('base64url');
      reply.setCookie(name, value, { ...attributes, maxAge: (10 * minuteMs) / 1000 });
      return reply.redirect(address);
    } catch (error) {
      return failed(request, reply, error, 'down');
    }
  });

  app.get(`/api/${providerPath}/callback`, async (request, reply) => {
    if (await isTooMany(request)) return giveUp(request, reply, 'too-many');
    const { name, attributes } = cookieOf(request);
    const stored = storedSignIn.safeParse(
      jsonIn(Buffer.from(request.cookies[name] ?? '', 'base64url').toString()),
    );
    reply.clearCookie(name, attributes);
    if (!stored.success) return giveUp(request, reply, 'refused');
    try {
      const { identity, refreshToken } = await provider.finish(new URL(request.url, siteUrl), stored.data);
      const account = await database.write((db) =>
        accountOfIdentity(repositories, db, identity, provider, clock()),
      );
      if (typeof account === 'string') return giveUp(request, reply, account);
      await openSession(request, reply, dependencies, account.id, { refreshToken });
      return reply.redirect('/painel/');
    } catch (error) {
      return failed(request, reply, error, isRefusedByProvider(error) ? 'refused' : 'down');
    }
  });
}
