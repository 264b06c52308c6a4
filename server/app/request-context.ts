import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayInBrasilia } from '../../src/brazil/date.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import type { Limiter } from '../access/create-limiter.ts';
import { deviceOf } from '../access/device-of.ts';
import { visitorCookie } from '../access/visitor-cookie.ts';
import type { Database } from '../database/database.ts';
import { checkedResponse } from '../http/checked-response.ts';
import { faceOf } from '../http/face-of.ts';
import type { RepeatableCall } from '../http/idempotency.ts';
import { networkOf } from '../http/network-of.ts';
import type { HeldCapabilities, RequestContext } from '../http/route-group.ts';
import { readExpectedVersion } from '../http/write-guard.ts';
import type { Random } from '../protection/random.ts';
import type { LiveCatalogue } from '../publications/live-catalogue.ts';
import type { Providers } from './providers.ts';
import type { Repositories } from './repositories.ts';

/** Dependencies shared by all calls. */
export interface ServerDependencies {
  readonly database: Database;
  readonly repositories: Repositories;
  readonly providers: Providers;
  /** Publications that override the catalogue files, if configured. */
  readonly catalogue?: LiveCatalogue | undefined;
  readonly limiter: Limiter;
  readonly clock: () => Date;
  readonly random: Random;
  /** Other origins that may call the API. */
  readonly allowedOrigins: readonly string[];
  /** TLS ends at a proxy: the site is https although this process receives http. */
  readonly behindTls: boolean;
  /** The site's public address, for links in messages. */
  readonly siteUrl: string;
}

interface Parts {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly access: HeldCapabilities;
  readonly dependencies: ServerDependencies;
  readonly call: RepeatableCall;
  readonly endpoint: Endpoint;
}

export function requestContext(parts: Parts): RequestContext {
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
