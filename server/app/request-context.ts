import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayInBrasilia } from '../../src/brazil/date.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { type FaceId, faces } from '../../src/funnel/routes/face.ts';
import { deviceOf } from '../access/device-of.ts';
import { visitorCookie } from '../access/visitor-cookie.ts';
import { checkedResponse } from '../http/checked-response.ts';
import type { RepeatableCall } from '../http/idempotency.ts';
import { networkOf } from '../http/network-of.ts';
import type { HeldCapabilities, RequestContext } from '../http/route-group.ts';
import { readExpectedVersion } from '../http/write-guard.ts';
import { touchOf } from '../measurement/touch.ts';
import type { PanelDependencies } from '../panel-api/panel-call.ts';
import type { Providers } from './providers.ts';
import type { Repositories } from './repositories.ts';

export interface ServerDependencies extends PanelDependencies {
  readonly repositories: Repositories;
  readonly providers: Providers;
  readonly allowedOrigins: readonly string[];
}

export type AppContext = RequestContext<Repositories, Providers>;

interface Parts {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly access: HeldCapabilities;
  readonly dependencies: ServerDependencies;
  readonly call: RepeatableCall;
  readonly endpoint: Endpoint;
}

export function requestContext(parts: Parts): AppContext {
  const { request, reply, access, dependencies, call, endpoint } = parts;
  const { database, repositories, providers, clock, random, siteUrl } = dependencies;
  let device: string | undefined;
  return {
    database,
    repositories,
    providers,
    clock,
    random,
    siteUrl,
    get today() {
      return dayInBrasilia(clock().getTime());
    },
    address: networkOf(request.ip),
    face: faceOf(request.headers.referer, request.headers.host),
    get touch() {
      const page = ownPage(request.headers.referer, request.headers.host);
      return page && touchOf(Object.fromEntries(page.searchParams));
    },
    lead: access,
    expectedVersion: readExpectedVersion(request),
    save: (effect) => call.save(effect, (result) => checkedResponse(endpoint, result)),
    device: () => {
      // Cached, so that a browser without the cookie gets one device id per call.
      device ??= deviceOf(visitorCookie(request, reply, dependencies, 'device'), random);
      return device;
    },
    setHeader: (name, value) => {
      reply.header(name, value);
    },
  };
}

/** The referring page; null if the browser sends no referrer from this host. */
function ownPage(referrer: string | undefined, ownHost: string | undefined): URL | null {
  if (referrer === undefined || !URL.canParse(referrer)) return null;
  const page = new URL(referrer);
  return page.host === ownHost ? page : null;
}

export function faceOf(referrer: string | undefined, ownHost: string | undefined): FaceId | null {
  const page = ownPage(referrer, ownHost);
  if (page === null) return null;
  const { pathname } = page;
  const path = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const conversation = Object.values(faces).find(
    ({ conversationPath }) => conversationPath !== null && path.endsWith(conversationPath),
  );
  return conversation?.id ?? faces.pages.id;
}
